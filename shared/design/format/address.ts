import type { Address } from '../../contract/business.schema.ts';

/** On one line. Some addresses are whole in the field `address`. */
export const formatAddress = ({ address, street, zip_code, city, country_name }: Address): string =>
  city && address.includes(city)
    ? address
    : [address, street, `${zip_code} ${city}`.trim(), country_name].filter(Boolean).join(', ');
