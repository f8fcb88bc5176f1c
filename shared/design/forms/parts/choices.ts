/** Fields with reference data. */
export { MultiSelectField } from '../choices/multi-select-field.tsx';
export { RegionField } from '../choices/region-field.tsx';
export { SectorsField } from '../choices/sectors-field.tsx';
export { SelectField } from '../choices/select-field.tsx';
export { SubSectorsField } from '../choices/sub-sectors-field.tsx';
export { TagsField } from '../choices/tags-field.tsx';
