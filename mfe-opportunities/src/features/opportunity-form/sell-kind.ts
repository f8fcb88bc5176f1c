import type { OrganizationalChart, SellBody } from '@handover/shared/contract';
import { fromOffices } from '@handover/shared/forms';
import type { OpportunityKind, OpportunitySource } from '../../queries/save-opportunity.mutation.ts';
import { type CommonValues, commonBody, commonValues, ids } from './common-values.ts';
import { type CompanyValues, companyValues, currencyOf, yearsOf } from './take-over/company-values.ts';

/** The form of a sale. Named as in the calls, so that a server error finds its field. */
export interface SellValues extends CommonValues, CompanyValues {
  company_id: string | null;
  asking_price: number | null;
  organizational_chart: OrganizationalChart | null;
}

/** A new opportunity starts with the data of its company. */
function sellValues({ opportunity, privateData, company }: OpportunitySource): SellValues {
  const companyId = opportunity ? opportunity.own?.company_id : company?.id;
  const revenues = privateData?.revenues ?? [];
  const ofCompany = company && !opportunity ? companyValues(company) : {};
  return {
    ...commonValues(opportunity),
    company_id: companyId ? String(companyId) : null,
    sectors: ids(opportunity?.sectors),
    asking_price: opportunity?.asking_price ?? null,
    activity: opportunity?.activity ?? '',
    unique_selling_proposition: opportunity?.unique_selling_proposition ?? '',
    city: privateData?.city ?? '',
    zip_code: privateData?.zip_code ?? '',
    offices: fromOffices(privateData?.offices ?? []),
    currency: currencyOf(revenues),
    revenues: yearsOf(revenues),
    financial: privateData?.financial ?? '',
    operational_kpi: privateData?.operational_kpi ?? '',
    ownership_structure: privateData?.ownership_structure ?? '',
    organizational_chart: privateData?.organizational_chart ?? null,
    ...ofCompany,
    ...(company && !opportunity ? { preferred_currency: currencyOf(company.revenues) } : {}),
  };
}

export const sellKind: OpportunityKind<SellValues> = {
  type: 'sell',
  toStored: (source) => ({ values: sellValues(source), updatedAt: source.opportunity?.updated_at }),
  // Figures and offices have their own calls.
  toBody: ({ offices, revenues, currency, ...values }): SellBody => ({
    ...commonBody(values),
    company_id: values.company_id ?? '',
  }),
};
