import type { Address, Office } from '../../../contract/business.schema.ts';

/** An office in the form, with a flat address. */
export type OfficeRow = Omit<Address, 'country_name'> & { country_name: string | null };

export const emptyOffice = (country: string | null = null): OfficeRow => ({
  address: '',
  country_name: country,
  city: '',
  street: '',
  zip_code: '',
});

export const fromOffices = (offices: readonly Omit<Office, 'id'>[]): OfficeRow[] =>
  offices.map(({ address }) => ({ ...address }));

/** The body of update_offices_completely. */
export const toOffices = (rows: readonly OfficeRow[]): { address: Address }[] =>
  rows.map((row) => ({ address: { ...row, country_name: row.country_name ?? '' } }));
