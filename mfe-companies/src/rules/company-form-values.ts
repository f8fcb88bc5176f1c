import type { Company, CompanyBody } from '@handover/shared/contract';
import {
  type BusinessValues,
  businessValues,
  type MarketValues,
  marketValues,
  type Stored,
} from '@handover/shared/forms';

/** The texts of a company, public and confidential ones. */
export type CompanyTexts = Pick<
  Company,
  'activity' | 'unique_selling_proposition' | 'financial' | 'operational_kpi' | 'ownership_structure'
>;

/** Ids are text; null if nothing is chosen. */
export interface CompanyFormValues extends MarketValues, BusinessValues {
  /** Set once the company is saved, so that saving again, also from a draft, creates no second company. */
  id: number | null;
  name: string;
  website: string;
  phone: string;
}

export const newCompany = (): CompanyFormValues => ({
  id: null,
  name: '',
  website: '',
  phone: '',
  ...marketValues(),
  ...businessValues(),
});

export const toFormValues = (company: Company): CompanyFormValues => ({
  id: company.id,
  name: company.name,
  website: company.website,
  phone: company.phone,
  ...marketValues(company),
  ...businessValues(company),
});

export const toStored = (company: Company): Stored<CompanyFormValues> => ({
  values: toFormValues(company),
  updatedAt: company.updated_at,
});

/** Figures and offices are sent by separate calls. */
export const toBody = ({ id, offices, currency, revenues, ...body }: CompanyFormValues): CompanyBody => body;
