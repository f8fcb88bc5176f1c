import {
  BAND_EDGES,
  type Band,
  type Bands,
  type ExactFigures,
  type GrowthShown,
  normalisedEbitda,
  type Opportunity,
} from '@handover/shared/contract';

export function bandOf(value: number, edges: readonly number[]): Band {
  const above = edges.findIndex((edge) => value < edge);
  if (above === 0) return { min: null, max: edges[0] ?? null };
  if (above === -1) return { min: edges.at(-1) ?? null, max: null };
  return { min: edges[above - 1] ?? null, max: edges[above] ?? null };
}

/**
 * The bands that overlap a range, as one band: a filter by this finds no more than the bands tell. A band that only
 * begins where the range ends does not overlap it, unless the range is that one value.
 */
export function bandsWithin({ min, max }: Band, edges: readonly number[]): Band {
  const from = min === null ? null : (edges.findLast((edge) => edge <= min) ?? null);
  if (max === null) return { min: from, max: null };
  const to = edges.find((edge) => edge >= max && (from === null || edge > from));
  return { min: from, max: to ?? null };
}

export interface LatestYear {
  year: number;
  currency: number;
  revenue: number;
  ebitda: number | null;
  /** Amounts that are added back to EBITDA; null for none. They are never public. */
  added: { amount: number }[] | null;
  employees: number;
  /** The first of the years before that growth is told from; null where there is none, or growth is not shown. */
  before: { year: number; revenue: number } | null;
}

/** Growth is told over so many years, or as many as there are. */
export const GROWTH_YEARS = 3;
/** Percent a year. */
const GROWTH_EDGES = [-10, 0, 5, 10, 20, 30];

/** The average growth of revenue in a year, as its seller shows it: whole percents, or a band. */
export function growthOf(latest: LatestYear | null, shown: GrowthShown): Opportunity['growth'] {
  if (shown === 'none' || !latest?.before) return null;
  const { year, revenue } = latest.before;
  const percent = ((latest.revenue / revenue) ** (1 / (latest.year - year)) - 1) * 100;
  return shown === 'percent'
    ? { since: year, percent: Math.round(percent), band: null }
    : { since: year, percent: null, band: bandOf(percent, GROWTH_EDGES) };
}

/** The public figures of the latest year: bands instead of exact figures, all of what is reported. */
export function bandsOf(latest: LatestYear | null): Bands | null {
  if (!latest) return null;
  return {
    year: latest.year,
    currency: latest.currency,
    revenue: bandOf(latest.revenue, BAND_EDGES.revenue),
    ebitda: latest.ebitda === null ? null : bandOf(latest.ebitda, BAND_EDGES.ebitda),
    number_of_employees: bandOf(latest.employees, BAND_EDGES.number_of_employees),
  };
}

/** The latest year as it is: only for who has access. */
export function exactOf(latest: LatestYear | null): ExactFigures | null {
  if (!latest) return null;
  const { year, currency, revenue, ebitda, added, employees } = latest;
  return {
    year,
    currency,
    revenue,
    ebitda,
    normalised_ebitda: normalisedEbitda({ ebitda, add_backs: added ?? [] }),
    number_of_employees: employees,
  };
}
