import { type Company, DEFAULT_CURRENCY_ID, type Revenue } from '@handover/shared/contract';
import {
  fromOffices,
  fromRevenues,
  lastYears,
  type OfficeRow,
  type RevenueRow,
} from '@handover/shared/forms';
import { idOf, ids } from '../common-values.ts';

/** What a sale takes over from its company, as the form holds it. Figures are in one currency. */
export interface CompanyValues {
  sectors: string[];
  sub_sectors: string[];
  tags: string[];
  country: string | null;
  region: string | null;
  city: string;
  zip_code: string;
  activity: string;
  unique_selling_proposition: string;
  financial: string;
  operational_kpi: string;
  ownership_structure: string;
  offices: OfficeRow[];
  revenues: RevenueRow[];
  currency: string;
}

type Figures = Omit<Revenue, 'id'>;

/** The rows of the grid: without figures the last years, empty. */
export const yearsOf = (revenues: readonly Figures[]): RevenueRow[] =>
  revenues.length > 0 ? fromRevenues(revenues) : lastYears(3);
export const currencyOf = (revenues: readonly Figures[]): string =>
  String(revenues[0]?.currency ?? DEFAULT_CURRENCY_ID);

export const companyValues = (company: Company): CompanyValues => ({
  sectors: ids(company.sectors),
  sub_sectors: ids(company.sub_sectors),
  tags: ids(company.tags),
  country: idOf(company.country),
  region: idOf(company.region),
  city: company.city,
  zip_code: company.zip_code,
  activity: company.activity,
  unique_selling_proposition: company.unique_selling_proposition,
  financial: company.financial,
  operational_kpi: company.operational_kpi,
  ownership_structure: company.ownership_structure,
  offices: fromOffices(company.offices),
  revenues: yearsOf(company.revenues),
  currency: currencyOf(company.revenues),
});
