import type { opportunityPatchSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { OpportunityValues } from './write-opportunity.sql.ts';

export type OpportunityFields = z.output<typeof opportunityPatchSchema>;

/** The column that each field of the form sets; lists (sectors, tags) are written elsewhere. */
export const FIELD_COLUMNS = {
  project_title: 'projectTitle',
  country: 'countryId',
  region: 'regionId',
  background_image: 'backgroundImageId',
  city: 'city',
  zip_code: 'zipCode',
  activity: 'activity',
  unique_selling_proposition: 'uniqueSellingProposition',
  reason_for_sale: 'reasonForSale',
  founded_year: 'foundedYear',
  handover_months: 'handoverMonths',
  largest_customer: 'largestCustomer',
  growth_shown: 'growthShown',
  asking_price: 'askingPrice',
  preferred_currency: 'preferredCurrencyId',
  preferred_ebitda_min: 'preferredEbitdaMin',
  preferred_ebitda_max: 'preferredEbitdaMax',
  preferred_min_revenue: 'preferredMinRevenue',
  preferred_max_revenue: 'preferredMaxRevenue',
  preferred_description: 'preferredDescription',
  financial: 'financial',
  operational_kpi: 'operationalKpi',
  ownership_structure: 'ownershipStructure',
  organizational_chart: 'organizationalChart',
  identity_confirmed: 'identityConfirmed',
} as const satisfies Partial<Record<keyof OpportunityFields, keyof OpportunityValues>>;

/** The columns that a form sets; what it does not name stays as it is. */
export function opportunityValues(fields: OpportunityFields): OpportunityValues {
  const named = Object.entries(FIELD_COLUMNS).filter(
    ([field]) => fields[field as keyof typeof FIELD_COLUMNS] !== undefined,
  );
  return Object.fromEntries(
    named.map(([field, column]) => [column, fields[field as keyof typeof FIELD_COLUMNS]]),
  );
}
