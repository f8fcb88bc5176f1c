import type { Band, Bands } from '@handover/shared/contract';

const M = 1_000_000;
/** Ends of the bands, in units of the currency. */
const REVENUE_STEPS = [0, 0.5 * M, 1 * M, 2 * M, 3 * M, 5 * M, 10 * M, 20 * M, 50 * M, 100 * M];
const EBITDA_STEPS = [0, 0.1 * M, 0.25 * M, 0.5 * M, 0.75 * M, 1 * M, 2 * M, 5 * M, 10 * M];
/** The sizes of the spec: 1-11, 11-50, 51-100, more than 100. */
const EMPLOYEE_STEPS = [0, 11, 51, 101];

export function bandOf(value: number, steps: readonly number[]): Band {
  const above = steps.findIndex((step) => value < step);
  if (above === 0) return { min: null, max: steps[0] ?? null };
  if (above === -1) return { min: steps.at(-1) ?? null, max: null };
  return { min: steps[above - 1] ?? null, max: steps[above] ?? null };
}

export interface LatestYear {
  year: number;
  currency: number;
  revenue: number;
  ebitda: number | null;
  employees: number;
}

/** The public figures of the latest year: bands instead of exact figures. */
export function bandsOf(latest: LatestYear | null): Bands | null {
  if (!latest) return null;
  return {
    year: latest.year,
    currency: latest.currency,
    revenue: bandOf(latest.revenue, REVENUE_STEPS),
    ebitda: latest.ebitda === null ? null : bandOf(latest.ebitda, EBITDA_STEPS),
    number_of_employees: bandOf(latest.employees, EMPLOYEE_STEPS),
  };
}
