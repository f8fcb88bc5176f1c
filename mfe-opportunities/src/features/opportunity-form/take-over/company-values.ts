import type { Company } from '@handover/shared/contract';
import { type BusinessValues, businessValues, type MarketValues, marketValues } from '@handover/shared/forms';

/** What a sale takes over from its company, as the form holds it. */
export interface CompanyValues extends MarketValues, BusinessValues {}

export const companyValues = (company: Company): CompanyValues => ({
  ...marketValues(company),
  ...businessValues(company),
});
