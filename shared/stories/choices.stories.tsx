import { MultiSelectField } from '../design/forms/choices/multi-select-field.tsx';
import { RegionField, SectorsField, SelectField, SubSectorsField, TagsField } from '../design/forms/index.ts';
import { HttpError } from '../kernel/http/index.ts';
import { useCountries, useSectors } from '../kernel/reference/index.ts';
import { examples } from './samples/examples.tsx';
import { SampleForm } from './samples/sample-form.tsx';
import { TAGS } from './samples/samples.ts';

const NOTHING = { one: null, several: [] };

/** Both fields with the same options. */
const Pair = (choices: Omit<Parameters<typeof SelectField>[0], 'name' | 'label' | 'clearable'>) => (
  <SampleForm values={NOTHING}>
    <SelectField name="one" label="SelectField" {...choices} />
    <MultiSelectField name="several" label="MultiSelectField" {...choices} />
  </SampleForm>
);

const Loaded = () => (
  <SampleForm values={{ country: '2', sectors: ['1', '2'], sub_sectors: [] }}>
    <SelectField name="country" label="SelectField" {...useCountries()} />
    <MultiSelectField name="sectors" label="MultiSelectField, at most two" max={2} {...useSectors()} />
    <SubSectorsField sectorsName="sectors" help="SubSectorsField" />
  </SampleForm>
);

const Helped = () => (
  <SampleForm values={{ sectors: ['900'], sub_sectors: [] }}>
    <SectorsField name="sectors" label="SectorsField, help is chosen" />
    <SubSectorsField sectorsName="sectors" help="SubSectorsField" />
  </SampleForm>
);

const Creatable = () => (
  <SampleForm
    values={{ country: '1', region: null, tags: ['1', '2'], all: TAGS.map(({ id }) => String(id)) }}
  >
    <SelectField name="country" label="Country" {...useCountries()} />
    <RegionField name="region" countryName="country" label="RegionField: of the country; type a new one" />
    <TagsField name="tags" label="TagsField: type a new one" />
    <TagsField name="all" label="TagsField, all ten chosen" />
  </SampleForm>
);

export default { title: 'Fields with choices' };

export const AllStates = examples([
  { name: 'Loaded', Example: Loaded },
  { name: 'Help with the choice', Example: Helped },
  { name: 'Searched on the server, or created by typing', Example: Creatable },
  { name: 'Loading', Example: () => <Pair options={[]} isPending /> },
  {
    name: 'Failed to load',
    Example: () => (
      <Pair options={[]} error={new HttpError({ kind: 'network' })} retry={() => undefined} searchable />
    ),
  },
  { name: 'No options', Example: () => <Pair options={[]} searchable /> },
]);
