import { type Amount, currencyOf, dateToYear, toNumber } from '../format/index.ts';

/** The figures of a year, given as a year or as its January 1. Amounts may be decimal texts, or missing. */
export interface FigureRow {
  year?: number | string | null;
  date?: string;
  revenue: Amount;
  ebitda?: Amount;
  net_profit?: Amount;
  number_of_employees?: number | null;
  /** Id as on the wire; without it, that of the whole. */
  currency?: number | string | null;
}

/** The series in the order in which they are shown. */
export const SERIES = ['revenue', 'ebitda', 'netProfit', 'employees'] as const;
export type Series = (typeof SERIES)[number];
/** The currency of the figures, as an id or a code. */
export type FiguresCurrency = number | string | null;

export interface YearFigures {
  year: number;
  currency: FiguresCurrency;
  /** Whether the amounts are in the common currency. Others can't be drawn on the same scale. */
  comparable: boolean;
  values: Record<Series, number | undefined>;
}

/** Oldest first. */
export const toYears = (rows: readonly FigureRow[], currency: FiguresCurrency): YearFigures[] =>
  rows
    .map((row) => {
      const own = row.currency ?? currency;
      return {
        year: Number(row.year ?? (row.date ? dateToYear(row.date) : 0)),
        currency: own,
        comparable: currencyOf(own).code === currencyOf(currency).code,
        values: {
          revenue: toNumber(row.revenue),
          ebitda: toNumber(row.ebitda),
          netProfit: toNumber(row.net_profit),
          employees: row.number_of_employees ?? undefined,
        },
      };
    })
    .sort((one, other) => one.year - other.year);

/** The value of a series that can be drawn; undefined for an amount in another currency. */
export const drawnValue = ({ comparable, values }: YearFigures, series: Series): number | undefined =>
  comparable || series === 'employees' ? values[series] : undefined;
