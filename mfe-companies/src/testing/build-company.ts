import type { Company } from '@handover/shared/contract';

export const buildCompany = (overrides: Partial<Company> = {}): Company => ({
  id: 7,
  name: 'Atelier Vercors Usinage',
  sectors: [{ id: 1, name: 'Industry', name_fr: 'Industrie' }],
  sub_sectors: [],
  tags: [],
  country: null,
  region: null,
  city: 'Grenoble',
  zip_code: '38000',
  website: '',
  phone: '',
  activity: '',
  offices: [],
  revenues: [],
  number_of_opportunities: 0,
  created_at: '2026-01-05T09:00:00.000Z',
  updated_at: '2026-01-05T09:00:00.000Z',
  ...overrides,
});
