import { normalisedEbitda } from '../../contract/companies/add-backs.ts';
import type { AddBack } from '../../contract/companies/business.schema.ts';
import { type Amount, currencyOf, dateToYear, toNumber } from '../format/index.ts';

/** The figures of a year, given as a year or as its January 1. Amounts may be decimal texts, or missing. */
export interface FigureRow {
  year?: number | string | null;
  date?: string;
  revenue: Amount;
  ebitda?: Amount;
  net_profit?: Amount;
  number_of_employees?: number | null;
  working_capital?: number | undefined;
  net_debt?: number | undefined;
  capex?: number | undefined;
  add_backs?: AddBack[] | undefined;
  /** Id as on the wire; without it, that of the whole. */
  currency?: number | string | null;
}

/** The series in the order in which they are shown. */
export const SERIES = ['revenue', 'ebitda', 'netProfit', 'employees'] as const;
export type Series = (typeof SERIES)[number];
/** The currency of the figures, as an id or a code. */
export type FiguresCurrency = number | string | null;

/** Amounts that not every business tells, in the order in which they are shown. */
export const OPTIONAL_AMOUNTS = ['workingCapital', 'netDebt', 'capex'] as const;

export interface YearFigures {
  year: number;
  currency: FiguresCurrency;
  /** Whether the amounts are in the common currency. Others can't be drawn on the same scale. */
  comparable: boolean;
  values: Record<Series, number | undefined>;
  optional: Record<(typeof OPTIONAL_AMOUNTS)[number], number | undefined>;
  addBacks: readonly AddBack[];
  /** Undefined where nothing is added back. */
  normalised: number | undefined;
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
        optional: { workingCapital: row.working_capital, netDebt: row.net_debt, capex: row.capex },
        addBacks: row.add_backs ?? [],
        normalised:
          normalisedEbitda({ ebitda: toNumber(row.ebitda) ?? null, add_backs: row.add_backs }) ?? undefined,
      };
    })
    .sort((one, other) => one.year - other.year);

/** The value of a series that can be drawn; undefined for an amount in another currency. */
export const drawnValue = ({ comparable, values }: YearFigures, series: Series): number | undefined =>
  comparable || series === 'employees' ? values[series] : undefined;

/** Whether both EBITDAs are shown, so that each says which it is. */
export const hasAddBacks = (years: readonly YearFigures[]): boolean =>
  years.some(({ addBacks }) => addBacks.length > 0);
