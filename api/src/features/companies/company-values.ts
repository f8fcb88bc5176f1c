import type { companyFieldsSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import { checkPhone } from '../users/index.ts';
import type { CompanyValues } from './companies.sql.ts';

const COLUMNS = {
  name: 'name',
  country: 'countryId',
  region: 'regionId',
  city: 'city',
  zip_code: 'zipCode',
  website: 'website',
  phone: 'phone',
  activity: 'activity',
  unique_selling_proposition: 'uniqueSellingProposition',
  financial: 'financial',
  operational_kpi: 'operationalKpi',
  ownership_structure: 'ownershipStructure',
} as const satisfies Partial<Record<keyof z.output<typeof companyFieldsSchema>, keyof CompanyValues>>;

/** The columns that a form sets; what the form does not name stays as it is. */
export function companyValues(body: Partial<z.output<typeof companyFieldsSchema>>): CompanyValues {
  checkPhone(body.phone);
  const named = Object.entries(COLUMNS).filter(
    ([field]) => body[field as keyof typeof COLUMNS] !== undefined,
  );
  return Object.fromEntries(named.map(([field, column]) => [column, body[field as keyof typeof COLUMNS]]));
}
