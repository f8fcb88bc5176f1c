import type { OrganizationalChart, SellBody } from '@handover/shared/contract';
import { businessValues, figuresCurrency, marketValues } from '@handover/shared/forms';
import type { OpportunityKind, OpportunitySource } from '../../queries/save-opportunity.mutation.ts';
import { type CommonValues, commonBody, commonValues } from './common-values.ts';
import { type FactValues, factValues } from './fact-values.ts';
import type { CompanyFiles } from './take-over/company-files.ts';
import type { CompanyValues } from './take-over/company-values.ts';

/** The form of a sale. Named as in the calls, so that a server error finds its field. */
export interface SellValues extends CommonValues, CompanyValues, FactValues {
  company_id: string | null;
  asking_price: number | null;
  organizational_chart: OrganizationalChart | null;
  /** Null until the user has chosen among them. */
  company_files: CompanyFiles | null;
}

/** A new opportunity starts with the data of its company. */
function sellValues({ opportunity, privateData, company }: OpportunitySource): SellValues {
  const companyId = opportunity ? opportunity.own?.company_id : company?.id;
  const source = opportunity ? { ...opportunity, ...privateData } : company;
  return {
    ...commonValues(opportunity),
    ...factValues(opportunity),
    ...marketValues(source),
    ...businessValues(source),
    company_id: companyId ? String(companyId) : null,
    asking_price: opportunity?.asking_price ?? null,
    organizational_chart: privateData?.organizational_chart ?? null,
    company_files: null,
    ...(company && !opportunity ? { preferred_currency: figuresCurrency(company.revenues) } : {}),
  };
}

export const sellKind: OpportunityKind<SellValues> = {
  type: 'sell',
  toStored: (source) => ({ values: sellValues(source), updatedAt: source.opportunity?.updated_at }),
  // Figures, offices and documents have their own calls.
  toBody: ({ offices, revenues, currency, company_files, ...values }): SellBody => ({
    ...commonBody(values),
    company_id: values.company_id ?? '',
  }),
};
