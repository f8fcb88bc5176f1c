import type { Company } from '@handover/shared/contract';
import { type BusinessValues, businessValues, type MarketValues, marketValues } from '@handover/shared/forms';

/** The values that a sale takes over from its company, as in the form. */
export interface CompanyValues extends MarketValues, BusinessValues {}

export const companyValues = (company: Company): CompanyValues => ({
  ...marketValues(company),
  ...businessValues(company),
});
