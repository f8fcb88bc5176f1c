import type { PrivateData } from '../../contract/index.ts';

/** The private data of an opportunity, by default with little more than a name. */
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
    company: '',
    role: '',
    place: '',
    website: '',
    spoken_languages: '',
    about: '',
    image: null,
    email: 'seller@handover.test',
    phone: null,
    is_suspended: false,
    is_former: false,
  },
  ...overrides,
});
