import type { DealDetail, DealOpportunityPatch, PrivateData } from '@handover/shared/contract';
import {
  fromOffices,
  fromRevenues,
  type OfficeRow,
  type RevenueRow,
  type Stored,
} from '@handover/shared/forms';

/** Named as in the calls, so that a server error finds its field. It holds the fields of a sale and of a mandate. */
export interface DealFormValues {
  /** Of the copy of the opportunity, which exists from the beginning of the deal. */
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
  /** One for all yearly figures. */
  currency: string;
  revenues: RevenueRow[];
}

export const toFormValues = (
  { opportunity, deal_opportunity_id: id }: Pick<DealDetail, 'opportunity' | 'deal_opportunity_id'>,
  privateData: PrivateData,
): DealFormValues => ({
  id,
  project_title: opportunity.project_title,
  preferred_currency: String(opportunity.preferred_currency),
  asking_price: opportunity.asking_price,
  company_name: privateData.company_name,
  website: privateData.website,
  phone: privateData.phone,
  city: privateData.city,
  zip_code: privateData.zip_code,
  activity: opportunity.activity,
  unique_selling_proposition: opportunity.unique_selling_proposition,
  financial: privateData.financial,
  operational_kpi: privateData.operational_kpi,
  ownership_structure: privateData.ownership_structure,
  preferred_description: opportunity.preferred_description,
  preferred_min_revenue: opportunity.preferred_min_revenue,
  preferred_max_revenue: opportunity.preferred_max_revenue,
  preferred_ebitda_min: opportunity.preferred_ebitda_min,
  preferred_ebitda_max: opportunity.preferred_ebitda_max,
  offices: fromOffices(privateData.offices),
  currency: String(privateData.revenues[0]?.currency ?? opportunity.preferred_currency),
  revenues: fromRevenues(privateData.revenues),
});

export const toStored = (deal: DealDetail): Stored<DealFormValues> => {
  if (!deal.private_data) throw new Error(`deal ${deal.id} has no private data`);
  return { values: toFormValues(deal, deal.private_data), updatedAt: deal.opportunity.updated_at };
};

/** Figures and offices are sent by separate calls. */
export const toPatch = ({
  id,
  offices,
  currency,
  revenues,
  ...patch
}: DealFormValues): DealOpportunityPatch => patch;
