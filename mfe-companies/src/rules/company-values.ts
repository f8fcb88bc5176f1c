import type { Company, CompanyBody } from '@handover/shared/contract';
import {
  fromOffices,
  fromRevenues,
  lastYears,
  type OfficeRow,
  type RevenueRow,
  type Stored,
} from '@handover/shared/forms';

/** The form's own shape: ids as text, what is not chosen as null. */
export interface CompanyValues {
  /** Known once the company is stored, so that a second save (or a draft) never makes a second company. */
  id: number | null;
  name: string;
  sectors: string[];
  sub_sectors: string[];
  website: string;
  phone: string;
  activity: string;
  country: string | null;
  region: string | null;
  city: string;
  zip_code: string;
  offices: OfficeRow[];
  currency: string | null;
  revenues: RevenueRow[];
}

const idText = (record: { id: number } | null) => (record ? String(record.id) : null);

export const newCompany = (): CompanyValues => ({
  id: null,
  name: '',
  sectors: [],
  sub_sectors: [],
  website: '',
  phone: '',
  activity: '',
  country: null,
  region: null,
  city: '',
  zip_code: '',
  offices: [],
  currency: '1',
  revenues: lastYears(3),
});

export const fromCompany = (company: Company): CompanyValues => ({
  id: company.id,
  name: company.name,
  sectors: company.sectors.map(({ id }) => String(id)),
  sub_sectors: company.sub_sectors.map(({ id }) => String(id)),
  website: company.website,
  phone: company.phone,
  activity: company.activity,
  country: idText(company.country),
  region: idText(company.region),
  city: company.city,
  zip_code: company.zip_code,
  offices: fromOffices(company.offices),
  currency: String(company.revenues[0]?.currency ?? 1),
  revenues: company.revenues.length > 0 ? fromRevenues(company.revenues) : lastYears(3),
});

export const storedCompany = (company: Company): Stored<CompanyValues> => ({
  values: fromCompany(company),
  updatedAt: company.updated_at,
});

/** What the multipart call carries; figures and offices have calls of their own. */
export const toBody = ({ id, offices, currency, revenues, ...body }: CompanyValues): CompanyBody => body;
