import type { DealDetail, PrivateData } from '@handover/shared/contract';
import {
  changedParts,
  fromOffices,
  fromRevenues,
  type OfficeRow,
  type RevenueRow,
  toOffices,
  toRevenues,
} from '@handover/shared/forms';
import type { SnapshotChange, SnapshotFailures } from '../../queries/save-snapshot.mutation.ts';

/** The names are those of the wire, so that what the server refuses finds its field; of both kinds, each sends its own. */
export interface DealValues {
  project_title: string;
  preferred_currency: string;
  asking_price: number | null;
  company_name: string;
  website: string;
  phone: string;
  city: string;
  zip_code: string;
  activity: string;
  unique_selling_proposition: string;
  financial: string;
  operational_kpi: string;
  ownership_structure: string;
  preferred_description: string;
  preferred_min_revenue: number | null;
  preferred_max_revenue: number | null;
  preferred_ebitda_min: number | null;
  preferred_ebitda_max: number | null;
  offices: OfficeRow[];
  /** Of the yearly figures, all of them. */
  currency: string;
  revenues: RevenueRow[];
}

const latest = ({ revenues }: PrivateData) =>
  [...revenues].sort((one, other) => other.date.localeCompare(one.date))[0];

export const dealValues = (
  { opportunity }: Pick<DealDetail, 'opportunity'>,
  secret: PrivateData,
): DealValues => ({
  project_title: opportunity.project_title,
  preferred_currency: String(opportunity.preferred_currency),
  asking_price: opportunity.asking_price,
  company_name: secret.company_name,
  website: secret.website,
  phone: secret.phone,
  city: secret.city,
  zip_code: secret.zip_code,
  activity: opportunity.activity,
  unique_selling_proposition: opportunity.unique_selling_proposition,
  financial: secret.financial,
  operational_kpi: secret.operational_kpi,
  ownership_structure: secret.ownership_structure,
  preferred_description: opportunity.preferred_description,
  preferred_min_revenue: opportunity.preferred_min_revenue,
  preferred_max_revenue: opportunity.preferred_max_revenue,
  preferred_ebitda_min: opportunity.preferred_ebitda_min,
  preferred_ebitda_max: opportunity.preferred_ebitda_max,
  offices: fromOffices(secret.offices),
  currency: String(latest(secret)?.currency ?? opportunity.preferred_currency),
  revenues: fromRevenues(secret.revenues),
});

const differ = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** Only what changed: untouched figures keep the currencies they are in, one for each year. */
export function changeOf(before: DealValues, after: DealValues): SnapshotChange {
  const { offices: oldOffices, currency: oldCurrency, revenues: oldRevenues, ...oldParts } = before;
  const { offices, currency, revenues, ...newParts } = after;
  const parts = changedParts(oldParts, newParts);
  return {
    ...(Object.keys(parts).length > 0 ? { parts } : {}),
    ...(differ([oldCurrency, oldRevenues], [currency, revenues]) && revenues.length > 0
      ? { revenues: toRevenues(revenues, currency) }
      : {}),
    ...(differ(oldOffices, offices) ? { offices: toOffices(offices) } : {}),
  };
}

/** What is stored after a save of which figures or offices failed: the next one sends those again, and nothing else. */
export function storedValues(before: DealValues, sent: DealValues, failures: SnapshotFailures): DealValues {
  const { offices, currency, revenues, ...parts } = sent;
  return {
    ...before,
    ...parts,
    ...(failures.offices ? {} : { offices }),
    ...(failures.revenues ? {} : { currency, revenues }),
  };
}
