import type { companyFieldsSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import { phoneOf } from '../users/index.ts';
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
  const values = body.phone === undefined ? body : { ...body, phone: phoneOf(body.phone) };
  const named = Object.entries(COLUMNS).filter(
    ([field]) => values[field as keyof typeof COLUMNS] !== undefined,
  );
  return Object.fromEntries(named.map(([field, column]) => [column, values[field as keyof typeof COLUMNS]]));
}
