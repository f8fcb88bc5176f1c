import { TEXT } from '../../../contract/limits.ts';
import { rules } from '../rules/rules.ts';
import { useCreateRegion } from '../search/create-reference.mutation.ts';
import { useRegionSearch } from '../search/use-reference-search.ts';
import type { SearchOptions } from '../search/use-searched-options.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

export type RegionFieldProps = Omit<SelectFieldProps, 'options'> & Pick<SearchOptions, 'known'>;

/** A region, searched on the server; a missing one is created. The value is its id, or null. */
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
