import type { OrganizationalChart, SellBody } from '@handover/shared/contract';
import type { OpportunityKind, OpportunitySource } from '../../queries/save-opportunity.mutation.ts';
import { type CommonValues, commonBody, commonValues, ids } from './common-values.ts';

/** The form of a sale. Named as in the calls, so that a server error finds its field. */
export interface SellValues extends CommonValues {
  company_id: string | null;
  sectors: string[];
  asking_price: number | null;
  activity: string;
  unique_selling_proposition: string;
  financial: string;
  operational_kpi: string;
  ownership_structure: string;
  organizational_chart: OrganizationalChart | null;
}

/** A new opportunity starts with the data of its company. */
function sellValues({ opportunity, privateData, company }: OpportunitySource): SellValues {
  const companyId = opportunity ? opportunity.own?.company_id : company?.id;
  return {
    ...commonValues(opportunity, company),
    company_id: companyId ? String(companyId) : null,
    sectors: ids((opportunity ?? company)?.sectors),
    asking_price: opportunity?.asking_price ?? null,
    activity: (opportunity ?? company)?.activity ?? '',
    unique_selling_proposition: opportunity?.unique_selling_proposition ?? '',
    financial: privateData?.financial ?? '',
    operational_kpi: privateData?.operational_kpi ?? '',
    ownership_structure: privateData?.ownership_structure ?? '',
    organizational_chart: privateData?.organizational_chart ?? null,
  };
}

export const sellKind: OpportunityKind<SellValues> = {
  type: 'sell',
  toStored: (source) => ({ values: sellValues(source), updatedAt: source.opportunity?.updated_at }),
  toBody: (values): SellBody => ({ ...commonBody(values), company_id: values.company_id ?? '' }),
};
