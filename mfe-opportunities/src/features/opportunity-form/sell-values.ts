import type {
  BackgroundImage,
  Company,
  Opportunity,
  OrganizationalChart,
  PrivateData,
  SellBody,
} from '@handover/shared/contract';
import { commonDefaults, ids, withPictureId } from './common-values.ts';

/** The form of a sale. The names are those of the wire, so that what the server refuses finds its field. */
export interface SellValues {
  company_id: string | null;
  project_title: string;
  sectors: string[];
  sub_sectors: string[];
  tags: string[];
  country: string | null;
  region: string | null;
  background_image: BackgroundImage | null;
  preferred_currency: string;
  asking_price: number | null;
  activity: string;
  unique_selling_proposition: string;
  financial: string;
  operational_kpi: string;
  ownership_structure: string;
  organizational_chart: OrganizationalChart | null;
}

/** A new one starts with what its company already says; one that exists with what was saved. */
export function sellDefaults(from: {
  opportunity?: Opportunity;
  secret?: PrivateData | null;
  company?: Company;
}): SellValues {
  const { opportunity, secret, company } = from;
  const companyId = opportunity ? opportunity.own?.company_id : company?.id;
  return {
    ...commonDefaults(opportunity, company),
    company_id: companyId ? String(companyId) : null,
    sectors: ids((opportunity ?? company)?.sectors),
    asking_price: opportunity?.asking_price ?? null,
    activity: (opportunity ?? company)?.activity ?? '',
    unique_selling_proposition: opportunity?.unique_selling_proposition ?? '',
    financial: secret?.financial ?? '',
    operational_kpi: secret?.operational_kpi ?? '',
    ownership_structure: secret?.ownership_structure ?? '',
    organizational_chart: secret?.organizational_chart ?? null,
  };
}

export const sellBody = (values: SellValues): SellBody => ({
  ...withPictureId(values),
  company_id: values.company_id ?? '',
});
