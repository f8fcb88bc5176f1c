import type { Address } from '@handover/shared/contract';

/** Street and addition of an office, beside its place. Some addresses are whole in the field `address`: the place is not said twice. */
export function addressBeside({ address, street, zip_code, city, country_name }: Address): string {
  const isPlace = (part: string) =>
    part === country_name || part === city || (zip_code !== '' && part === `${zip_code} ${city}`);
  const parts = address.split(',').map((part) => part.trim());
  return [...parts, street].filter((part) => part !== '' && !isPlace(part)).join(', ');
}
