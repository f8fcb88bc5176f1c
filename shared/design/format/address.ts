import type { Address } from '../../contract/companies/business.schema.ts';

/**
 * The address on one line. Some addresses have street, place or country in the field `address` already: these are not
 * repeated.
 */
export function formatAddress({ address, street, zip_code, city, country_name }: Address): string {
  const said = wordsOf(address);
  const rest = (...parts: string[]) =>
    parts.filter((part) => part && !said.includes(wordsOf(part))).join(' ');
  return [address, rest(street), rest(zip_code, city), rest(country_name)].filter(Boolean).join(', ');
}

/** Each word between blanks, so that '4 rue Haute' is not found in '14 rue Haute'. */
const wordsOf = (text: string) => ` ${text.split(/[\s,]+/).join(' ')} `;
