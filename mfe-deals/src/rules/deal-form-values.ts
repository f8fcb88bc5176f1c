import type {
  DealDetail,
  DealOpportunityPatch,
  OrganizationalChart,
  PrivateData,
} from '@handover/shared/contract';
import {
  type BusinessValues,
  businessValues,
  fromRevenues,
  type MarketValues,
  marketValues,
  type Stored,
} from '@handover/shared/forms';

/** Named as in the calls, so that a server error finds its field. It holds the fields of a sale and of a mandate. */
export interface DealFormValues extends BusinessValues, MarketValues {
  /** The id of the snapshot, which exists from the beginning of the deal. */
  id: number | null;
  project_title: string;
  preferred_currency: string;
  asking_price: number | null;
  company_name: string;
  website: string;
  phone: string;
  preferred_description: string;
  preferred_min_revenue: number | null;
  preferred_max_revenue: number | null;
  preferred_ebitda_min: number | null;
  preferred_ebitda_max: number | null;
  organizational_chart: OrganizationalChart | null;
}

export const toFormValues = (
  { opportunity, deal_opportunity_id: id }: Pick<DealDetail, 'opportunity' | 'deal_opportunity_id'>,
  privateData: Omit<PrivateData, 'owner'>,
): DealFormValues => ({
  ...businessValues({ ...opportunity, ...privateData }),
  ...marketValues(opportunity),
  id,
  project_title: opportunity.project_title,
  preferred_currency: String(opportunity.preferred_currency),
  asking_price: opportunity.asking_price,
  company_name: privateData.company_name,
  website: privateData.website,
  phone: privateData.phone,
  preferred_description: opportunity.preferred_description,
  preferred_min_revenue: opportunity.preferred_min_revenue,
  preferred_max_revenue: opportunity.preferred_max_revenue,
  preferred_ebitda_min: opportunity.preferred_ebitda_min,
  preferred_ebitda_max: opportunity.preferred_ebitda_max,
  organizational_chart: privateData.organizational_chart,
  currency: String(privateData.revenues[0]?.currency ?? opportunity.preferred_currency),
  // A copy without figures may stay without.
  revenues: fromRevenues(privateData.revenues),
});

/** A mandate without a company. */
const NO_COMPANY: Omit<PrivateData, 'owner'> = {
  company_name: '',
  website: '',
  phone: '',
  city: '',
  zip_code: '',
  offices: [],
  revenues: [],
  financial: '',
  operational_kpi: '',
  ownership_structure: '',
  organizational_chart: null,
};

export const toStored = (deal: DealDetail): Stored<DealFormValues> => ({
  values: toFormValues(deal, deal.private_data ?? NO_COMPANY),
  updatedAt: deal.opportunity.updated_at,
});

/** Figures and offices are sent by separate calls. */
export const toPatch = ({
  id,
  offices,
  currency,
  revenues,
  ...patch
}: DealFormValues): DealOpportunityPatch => patch;
