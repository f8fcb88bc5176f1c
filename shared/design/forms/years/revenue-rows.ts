import type { Revenue, RevenueInput } from '../../../contract/companies/business.schema.ts';
import { DEFAULT_CURRENCY_ID } from '../../../contract/vocabulary.ts';
import { dateToYear, yearToDate } from '../../format/index.ts';
import { type AddBackRow, fromAddBacks, isEmptyAddBack, toAddBacks } from './add-back-rows.ts';
import { thisYear } from './this-year.ts';

/** A year in the form. */
export interface RevenueRow {
  year: string | null;
  revenue: number | null;
  number_of_employees: number | null;
  ebitda: number | null;
  net_profit: number | null;
  working_capital: number | null;
  net_debt: number | null;
  capex: number | null;
  add_backs: AddBackRow[];
}

/** The figures of a year, in the order in which they are shown. */
export const FIGURES = ['revenue', 'number_of_employees', 'ebitda', 'net_profit'] as const;
/** Those that are shown where somebody wants to tell them. */
export const OPTIONAL_FIGURES = ['working_capital', 'net_debt', 'capex'] as const;
export const ALL_FIGURES = [...FIGURES, ...OPTIONAL_FIGURES] as const;
export type Figure = (typeof ALL_FIGURES)[number];

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** A year without any figure: it is not sent, and nothing of it is required. */
export const isEmptyRevenue = (
  row: Partial<Record<Figure, unknown>> & { add_backs?: readonly Partial<AddBackRow>[] | null },
): boolean =>
  ALL_FIGURES.every((figure) => isEmpty(row[figure])) && (row.add_backs ?? []).every(isEmptyAddBack);

export const emptyRevenue = (year: number | string | null): RevenueRow => ({
  year: year === null ? null : String(year),
  revenue: null,
  number_of_employees: null,
  ebitda: null,
  net_profit: null,
  working_capital: null,
  net_debt: null,
  capex: null,
  add_backs: [],
});

/** The last complete years, newest first: the initial rows of a new company. */
export const lastYears = (count: number, last = thisYear()): RevenueRow[] =>
  Array.from({ length: count }, (_, index) => emptyRevenue(last - 1 - index));

const amount = (value: string | number | null): number | null => (value === null ? null : Number(value));

/** Newest first. */
export const fromRevenues = (revenues: readonly Omit<Revenue, 'id'>[]): RevenueRow[] =>
  [...revenues]
    .sort((one, other) => other.date.localeCompare(one.date))
    .map((each) => ({
      year: String(dateToYear(each.date)),
      revenue: amount(each.revenue),
      number_of_employees: each.number_of_employees,
      ebitda: amount(each.ebitda),
      net_profit: amount(each.net_profit),
      working_capital: each.working_capital ?? null,
      net_debt: each.net_debt ?? null,
      capex: each.capex ?? null,
      add_backs: fromAddBacks(each.add_backs),
    }));

/**
 * The body of update_revenues_completely: one currency for all rows, default euro. Years without figures are left out, and so are
 * missing EBITDA and net profit. Missing required values become NaN, which the server refuses.
 */
export const toRevenues = (rows: readonly RevenueRow[], currency: string | number | null): RevenueInput[] =>
  rows
    .filter((row) => !isEmptyRevenue(row))
    .map((row) => ({
      date: yearToDate(row.year ?? ''),
      revenue: row.revenue ?? Number.NaN,
      number_of_employees: row.number_of_employees ?? Number.NaN,
      ebitda: row.ebitda ?? undefined,
      net_profit: row.net_profit ?? undefined,
      // A draft from before there were any has none of these: what is stored stays.
      working_capital: row.working_capital,
      net_debt: row.net_debt,
      capex: row.capex,
      ...(row.add_backs && { add_backs: toAddBacks(row.add_backs) }),
      currency: Number(currency || DEFAULT_CURRENCY_ID),
    }));
