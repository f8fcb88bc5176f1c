import type { Address, Office } from '../../../contract/companies/business.schema.ts';

/** An office in the form, with a flat address. */
export type OfficeRow = Omit<Address, 'country_name'> & { country_name: string | null };

export const emptyOffice = (country: string | null = null): OfficeRow => ({
  address: '',
  country_name: country,
  city: '',
  street: '',
  zip_code: '',
});

/** Whether a required field of an office is missing. */
export const isIncomplete = ({ country_name, city }: OfficeRow): boolean => !country_name || !city?.trim();

export const fromOffices = (offices: readonly Omit<Office, 'id'>[]): OfficeRow[] =>
  offices.map(({ address }) => ({ ...address }));

/** The body of update_offices_completely. */
export const toOffices = (rows: readonly OfficeRow[]): { address: Address }[] =>
  rows.map((row) => ({ address: { ...row, country_name: row.country_name ?? '' } }));
