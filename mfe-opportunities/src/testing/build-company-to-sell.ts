import type { Company } from '@handover/shared/contract';
import { buildCompany } from '@handover/shared/testing/node';

/** A company with all that a sale takes over. */
export const buildCompanyToSell = (overrides: Partial<Company> = {}): Company =>
  buildCompany({
    id: 4,
    city: 'Voiron',
    zip_code: '38500',
    activity: 'Machined parts for aircraft, in small series.',
    unique_selling_proposition: 'Certified since 1998, with full books.',
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
    ...overrides,
  });
