import type { PrivateData } from '../contract/index.ts';

/** The confidential part of an opportunity, with nothing written in it but a name, unless told otherwise. */
export const buildPrivateData = (overrides: Partial<PrivateData> = {}): PrivateData => ({
  company_name: 'Ty Bara',
  website: '',
  phone: '',
  city: 'Quimper',
  zip_code: '29000',
  offices: [],
  revenues: [],
  financial: '',
  operational_kpi: '',
  ownership_structure: '',
  organizational_chart: null,
  owner: {
    first_name: 'Claire',
    last_name: 'Moreau',
    linkedin_url: '',
    image: null,
    email: 'seller@handover.test',
    phone: null,
  },
  ...overrides,
});
