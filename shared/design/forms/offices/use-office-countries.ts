import { useMemo, useRef } from 'react';
import { useCountries } from '../../../kernel/reference/index.ts';
import { formatAddress } from '../../format/index.ts';
import type { OfficeRow } from './office-rows.ts';

/** The countries of offices: their value is the English name, as on the wire, and their label is in the language of the page. */
export function useOfficeCountries() {
  const { items, options, isPending, error, retry } = useCountries();
  const reload = useRef(retry);
  reload.current = retry;
  return useMemo(() => {
    const countries = options.map(({ label }, index) => ({ value: items[index]?.name ?? label, label }));
    return {
      /** The props of the field. */
      choices: { options: countries, isPending, error, retry: () => reload.current() },
      /** The value of the country with this id. */
      nameOf: (id: unknown) => items.find((item) => String(item.id) === id)?.name,
      addressOf: ({ country_name, ...address }: OfficeRow): string => {
        const label = countries.find(({ value }) => value === country_name)?.label;
        return formatAddress({ ...address, country_name: label ?? country_name ?? '' });
      },
    };
  }, [items, options, isPending, error]);
}
