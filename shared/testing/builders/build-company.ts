import { byName, type Company } from '../../contract/index.ts';
import { companyFieldsSchema } from '../../contract/schemas.ts';

const { sectors, sub_sectors, tags, country, region, ...lines } = companyFieldsSchema.shape;
const TEXTS = Object.keys(lines) as (keyof typeof lines)[]; // As the schema has no others.

/** A company with a name, a sector and a town, by default without any other text. */
export const buildCompany = (overrides: Partial<Company> = {}): Company => ({
  ...byName(TEXTS, () => ''),
  id: 7,
  name: 'Atelier Vercors Usinage',
  sectors: [{ id: 1, name: 'Industry', name_fr: 'Industrie' }],
  sub_sectors: [],
  tags: [],
  country: null,
  region: null,
  city: 'Grenoble',
  zip_code: '38000',
  offices: [],
  revenues: [],
  number_of_opportunities: 0,
  listing: null,
  sold: false,
  completeness: { percent: 100, missing: [] },
  removal: null,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
  ...overrides,
});
