import type { Address, Office } from '../../../contract/business.schema.ts';

/** An office as the form holds it: its address, flat. */
export type OfficeRow = Omit<Address, 'country_name'> & { country_name: string | null };

/** A new row, in a country by its English name. */
export const emptyOffice = (country: string | null = null): OfficeRow => ({
  address: '',
  country_name: country,
  city: '',
  street: '',
  zip_code: '',
});

/** Offices as the form holds them. */
export const fromOffices = (offices: readonly Office[]): OfficeRow[] =>
  offices.map(({ address }) => ({ ...address }));

/** For update_offices_completely. */
export const toOffices = (rows: readonly OfficeRow[]): { address: Address }[] =>
  rows.map((row) => ({ address: { ...row, country_name: row.country_name ?? '' } }));
