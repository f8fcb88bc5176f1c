import type { Company, CompanyBody } from '@handover/shared/contract';
import {
  fromOffices,
  fromRevenues,
  lastYears,
  type OfficeRow,
  type RevenueRow,
  type Stored,
} from '@handover/shared/forms';

/** The texts of a company, public and confidential ones. */
export type CompanyTexts = Pick<
  Company,
  'activity' | 'unique_selling_proposition' | 'financial' | 'operational_kpi' | 'ownership_structure'
>;

/** Ids are text; null where nothing is chosen. */
export interface CompanyFormValues extends CompanyTexts {
  /** Set once the company is saved, so that saving again, also from a draft, creates no second company. */
  id: number | null;
  name: string;
  sectors: string[];
  sub_sectors: string[];
  tags: string[];
  website: string;
  phone: string;
  country: string | null;
  region: string | null;
  city: string;
  zip_code: string;
  offices: OfficeRow[];
  currency: string | null;
  revenues: RevenueRow[];
}

const idOf = (record: { id: number } | null) => (record ? String(record.id) : null);

export const newCompany = (): CompanyFormValues => ({
  id: null,
  name: '',
  sectors: [],
  sub_sectors: [],
  tags: [],
  website: '',
  phone: '',
  country: null,
  region: null,
  city: '',
  zip_code: '',
  activity: '',
  unique_selling_proposition: '',
  financial: '',
  operational_kpi: '',
  ownership_structure: '',
  offices: [],
  currency: '1',
  revenues: lastYears(3),
});

export const toFormValues = (company: Company): CompanyFormValues => ({
  id: company.id,
  name: company.name,
  sectors: company.sectors.map(({ id }) => String(id)),
  sub_sectors: company.sub_sectors.map(({ id }) => String(id)),
  tags: company.tags.map(({ id }) => String(id)),
  website: company.website,
  phone: company.phone,
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
  currency: String(company.revenues[0]?.currency ?? 1),
  revenues: company.revenues.length > 0 ? fromRevenues(company.revenues) : lastYears(3),
});

export const toStored = (company: Company): Stored<CompanyFormValues> => ({
  values: toFormValues(company),
  updatedAt: company.updated_at,
});

/** Figures and offices are sent by separate calls. */
export const toBody = ({ id, offices, currency, revenues, ...body }: CompanyFormValues): CompanyBody => body;
