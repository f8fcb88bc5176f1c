import { byName, type Company, type CompanyBody } from '@handover/shared/contract';
import {
  type BusinessValues,
  businessValues,
  type MarketValues,
  marketValues,
  rules,
  type Stored,
} from '@handover/shared/forms';

/** The texts of a company, public and confidential ones. */
export type CompanyTexts = Pick<
  Company,
  'activity' | 'unique_selling_proposition' | 'financial' | 'operational_kpi' | 'ownership_structure'
>;

/** What a company says of itself in a line, besides its name and its place, and how it is checked. */
export const LINE_RULES = {
  website: rules.url(),
  phone: rules.phone(),
};
type Line = keyof typeof LINE_RULES;
export const LINES = Object.keys(LINE_RULES) as Line[]; // As the table has no others.

/** Ids are text; null if nothing is chosen. */
export interface CompanyFormValues extends MarketValues, BusinessValues, Record<Line, string> {
  /** Set once the company is saved, so that saving again, also from a draft, creates no second company. */
  id: number | null;
  name: string;
}

export const newCompany = (): CompanyFormValues => ({
  id: null,
  name: '',
  ...byName(LINES, () => ''),
  ...marketValues(),
  ...businessValues(),
});

export const toFormValues = (company: Company): CompanyFormValues => ({
  id: company.id,
  name: company.name,
  ...byName(LINES, (line) => company[line]),
  ...marketValues(company),
  ...businessValues(company),
});

export const toStored = (company: Company): Stored<CompanyFormValues> => ({
  values: toFormValues(company),
  updatedAt: company.updated_at,
});

/** Figures and offices are sent by separate calls. */
export const toBody = ({ id, offices, currency, revenues, ...body }: CompanyFormValues): CompanyBody => body;
