import type { Address } from '@handover/shared/contract';
import { formatAddress } from '@handover/shared/format';
import { useLabel } from '@handover/shared/i18n';
import { useCountries } from '@handover/shared/reference';

/** An office on one line, with its country in the language of the page: offices hold the English name of theirs. */
export function useOfficeLine(): (office: Address) => string {
  const label = useLabel();
  const { items } = useCountries();
  return (office) => {
    const country = items.find(({ name }) => name === office.country_name);
    const country_name = country ? label(country) : office.country_name;
    // Some offices have the whole address in one text, the country at its end.
    const { address } = office;
    const whole = address.endsWith(office.country_name);
    const start = whole ? address.slice(0, -office.country_name.length) : '';
    return formatAddress({ ...office, country_name, address: whole ? start + country_name : address });
  };
}
