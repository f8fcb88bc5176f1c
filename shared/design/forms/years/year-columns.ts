import { COUNT, FIRST_YEAR } from '../../../contract/limits.ts';
import { emptyRevenue, type RevenueRow } from './revenue-rows.ts';
import { thisYear } from './this-year.ts';

/** The part of a row that the columns need. */
export type YearRow = Pick<RevenueRow, 'year'>;

/** A column of the grid. */
export interface YearColumn {
  /** Its place in the values of the form. */
  index: number;
  year: string;
}

/** Oldest first, as in annual accounts. */
export const columnsOf = (rows: readonly YearRow[]): YearColumn[] =>
  rows
    .map(({ year }, index) => ({ index, year: year ?? '' }))
    .sort((one, other) => one.year.localeCompare(other.year));

/** Newest first, as they are loaded. */
export const sortYears = (rows: readonly RevenueRow[]): RevenueRow[] =>
  [...rows].sort((one, other) => (other.year ?? '').localeCompare(one.year ?? ''));

/** Whether figures can be entered for a year. */
export const isPossibleYear = (year: number, last = thisYear()) => year >= FIRST_YEAR && year <= last;

/**
 * The years that can be added: the one before the oldest, the newest missing one in between, and the one after the newest. Without
 * years the last complete one.
 */
export function addableYears(rows: readonly YearRow[], last = thisYear()): number[] {
  if (rows.length >= COUNT.revenues) return [];
  const years = rows.map(({ year }) => Number(year)).filter((year) => year > 0);
  if (years.length === 0) return [last - 1];
  const [oldest, newest] = [Math.min(...years), Math.max(...years)];
  const gap = years.map((year) => year - 1).filter((year) => year > oldest && !years.includes(year));
  return [oldest - 1, ...(gap.length > 0 ? [Math.max(...gap)] : []), newest + 1].filter((year) =>
    isPossibleYear(year, last),
  );
}

/** Adds a year at the end, so that all other years keep their places and are not rendered again. */
export const withYear = (rows: readonly RevenueRow[], year: number): RevenueRow[] => [
  ...rows,
  emptyRevenue(year),
];
