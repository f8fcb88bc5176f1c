import type { Company } from '@handover/shared/contract';
import { buildCompany } from '@handover/shared/testing/node';

/** A company with the figures of a year. */
export const buildCompanyWithFigures = (overrides: Partial<Company> = {}): Company =>
  buildCompany({
    revenues: [
      {
        id: 1,
        date: '2025-01-01',
        revenue: 4_800_000,
        number_of_employees: 34,
        ebitda: 720_000,
        net_profit: null,
        currency: 1,
      },
    ],
    ...overrides,
  });
