import { type Amount, dateToYear, toNumber } from '../format/index.ts';

/** The figures of a year, given as a year or as its January 1. Amounts may be decimal texts, or missing. */
export interface FigureRow {
  year?: number | string | null;
  date?: string;
  revenue: Amount;
  ebitda?: Amount;
  net_profit?: Amount;
}

export const SERIES = ['revenue', 'ebitda', 'netProfit'] as const;
export type Series = (typeof SERIES)[number];

export interface YearFigures {
  year: string;
  values: Record<Series, number | undefined>;
}

/** Oldest first. */
export const toYears = (rows: readonly FigureRow[]): YearFigures[] =>
  rows
    .map((row) => ({
      year: String(row.year ?? (row.date ? dateToYear(row.date) : '')),
      values: {
        revenue: toNumber(row.revenue),
        ebitda: toNumber(row.ebitda),
        netProfit: toNumber(row.net_profit),
      },
    }))
    .sort((one, other) => one.year.localeCompare(other.year));
