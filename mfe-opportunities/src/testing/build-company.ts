import type { Company } from '@handover/shared/contract';

/** A company with all that a sale takes over. */
export const buildCompany = (overrides: Partial<Company> = {}): Company => ({
  id: 4,
  name: 'Atelier Vercors Usinage',
  sectors: [{ id: 1, name: 'Industry', name_fr: 'Industrie' }],
  sub_sectors: [],
  tags: [],
  country: null,
  region: null,
  city: 'Voiron',
  zip_code: '38500',
  website: '',
  phone: '',
  activity: 'Machined parts for aircraft, in small series.',
  unique_selling_proposition: 'Certified since 1998, with full books.',
  financial: '',
  operational_kpi: '',
  ownership_structure: '',
  offices: [
    {
      id: 1,
      address: { address: '', country_name: 'France', city: 'Voiron', street: '', zip_code: '38500' },
    },
  ],
  revenues: [
    {
      id: 1,
      date: '2025-01-01',
      revenue: 4_800_000,
      number_of_employees: 34,
      ebitda: 720_000,
      net_profit: null,
      currency: 4,
    },
  ],
  number_of_opportunities: 0,
  listing: null,
  sold: false,
  completeness: { percent: 100, missing: [] },
  removal: null,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
  ...overrides,
});
