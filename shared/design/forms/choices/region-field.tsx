import { TEXT } from '../../../contract/limits.ts';
import { type SearchOptions, useCreateRegion, useRegionSearch } from '../../../domain/reference/search.ts';
import { rules } from '../rules/rules.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

export type RegionFieldProps = Omit<SelectFieldProps, 'options'> & Pick<SearchOptions, 'known'>;

/** A region, found on the server; one that does not exist is made of what is typed. The value is its id, or null. */
export const RegionField = ({ known, ...props }: RegionFieldProps) => {
  const create = useCreateRegion();
  return (
    <SelectField
      {...useRegionSearch({ known })}
      {...props}
      createRule={rules.text({ min: 2, max: TEXT.placeMax })}
      onCreate={create.mutateAsync}
    />
  );
};
