import type { DealDetail, DealOpportunityPatch, PrivateData } from '@handover/shared/contract';
import {
  fromOffices,
  fromRevenues,
  type OfficeRow,
  type RevenueRow,
  type Stored,
} from '@handover/shared/forms';

/** The names are those of the wire, so that what the server refuses finds its field; of both kinds, each sends its own. */
export interface DealValues {
  /** Of what the deal shows: it exists from the beginning of the deal. */
  id: number | null;
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
  { opportunity, deal_opportunity_id: id }: Pick<DealDetail, 'opportunity' | 'deal_opportunity_id'>,
  secret: PrivateData,
): DealValues => ({
  id,
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

export const storedDeal = (deal: DealDetail): Stored<DealValues> => {
  if (!deal.private_data) throw new Error(`deal ${deal.id} does not show its private part`);
  return { values: dealValues(deal, deal.private_data), updatedAt: deal.opportunity.updated_at };
};

/** What the call for the fields may send; figures and offices have calls of their own. */
export const toPatch = ({ id, offices, currency, revenues, ...patch }: DealValues): DealOpportunityPatch =>
  patch;
