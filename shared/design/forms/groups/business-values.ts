import type { Company } from '../../../contract/companies/company.schema.ts';
import { DEFAULT_CURRENCY_ID } from '../../../contract/vocabulary.ts';
import { fromOffices, type OfficeRow } from '../offices/office-rows.ts';
import { fromRevenues, lastYears, type RevenueRow } from '../years/revenue-rows.ts';

/** The market of a business in a form: ids as text. */
export interface MarketValues {
  sectors: string[];
  sub_sectors: string[];
  tags: string[];
  country: string | null;
  region: string | null;
}

/** The values of a business that the forms of a company, a sale and a deal share. Figures are in one currency. */
export interface BusinessValues {
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

type Source<Values> = Partial<Pick<Company, keyof Values & keyof Company>>;
type Figures = Parameters<typeof fromRevenues>[0];

export const idsOf = (list: readonly { id: number }[] = []): string[] => list.map(({ id }) => String(id));
export const idOf = (record: { id: number } | null | undefined) => (record ? String(record.id) : null);

/** The rows of the grid: without figures the last years, empty. */
export const yearsOf = (revenues: Figures): RevenueRow[] =>
  revenues.length > 0 ? fromRevenues(revenues) : lastYears(3);
export const figuresCurrency = (revenues: Figures): string =>
  String(revenues[0]?.currency ?? DEFAULT_CURRENCY_ID);

export const marketValues = (source: Source<MarketValues> = {}): MarketValues => ({
  sectors: idsOf(source.sectors),
  sub_sectors: idsOf(source.sub_sectors),
  tags: idsOf(source.tags),
  country: idOf(source.country),
  region: idOf(source.region),
});

export const businessValues = (source: Source<BusinessValues> = {}): BusinessValues => ({
  city: source.city ?? '',
  zip_code: source.zip_code ?? '',
  activity: source.activity ?? '',
  unique_selling_proposition: source.unique_selling_proposition ?? '',
  financial: source.financial ?? '',
  operational_kpi: source.operational_kpi ?? '',
  ownership_structure: source.ownership_structure ?? '',
  offices: fromOffices(source.offices ?? []),
  revenues: yearsOf(source.revenues ?? []),
  currency: figuresCurrency(source.revenues ?? []),
});
