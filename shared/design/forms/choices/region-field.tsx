import { useEffect, useMemo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Region } from '../../../contract/index.ts';
import { TEXT } from '../../../contract/limits.ts';
import { paths } from '../../../contract/wire/paths.ts';
import { useOptions } from '../../../kernel/reference/index.ts';
import { useFormContext } from '../form/form-context.tsx';
import { rules } from '../rules/rules.ts';
import { useCreateRegion } from '../search/create-reference.mutation.ts';
import { useRegionSearch } from '../search/use-reference-search.ts';
import { SelectField, type SelectFieldProps } from './select-field.tsx';

export interface RegionFieldProps extends Omit<SelectFieldProps, 'options'> {
  /** The field of the country. */
  countryName: string;
}

/**
 * A region of the chosen country, or of any, searched on the server; a missing one is created in that country. The
 * value is its id, or null; a region of another country goes when the country is changed.
 */
export const RegionField = ({ countryName, ...props }: RegionFieldProps) => {
  const { setValue } = useFormContext();
  const country: string | null = useWatch({ name: countryName }) || null;
  const region: string | null = useWatch({ name: props.name }) || null;
  /** The last country that the region was stored with, or chosen in: a stored pair may be of two countries. */
  const paired = useRef(country);
  const create = useCreateRegion(country);
  const filter = useMemo(() => (country ? { country } : {}), [country]);
  const ofCountry = useOptions<Region>(paths.regions, filter);
  const isElsewhere =
    region !== null &&
    !ofCountry.isPending &&
    !ofCountry.options.some(({ value }) => value === String(region));
  // One that was stored before regions had countries has its name from the list of all.
  const all = useOptions<Region>(paths.regions, undefined, isElsewhere);
  const chosen = isElsewhere ? all.items.find(({ id }) => String(id) === String(region)) : undefined;
  const known = useMemo(() => (chosen ? [chosen] : []), [chosen]);

  const isOfAnother = chosen?.country != null && String(chosen.country) !== country;
  useEffect(() => {
    if (region === null) paired.current = country;
    else if (country && country !== paired.current && isOfAnother)
      setValue(props.name, null, { shouldDirty: true });
  }, [region, country, isOfAnother, setValue, props.name]);

  return (
    <SelectField
      {...useRegionSearch({ filter, known })}
      {...props}
      createRule={rules.optionalLine({ min: 2, max: TEXT.placeMax })}
      onCreate={create.mutateAsync}
    />
  );
};
