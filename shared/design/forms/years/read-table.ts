import { parseAmount } from '../../amounts/index.ts';
import { figureOf, scaleOf } from './figure-names.ts';
import { areDistinctYears, areShortYears, withCentury, yearOf } from './read-year.ts';
import type { Figure } from './revenue-rows.ts';
import { splitCells } from './split-cells.ts';

/** A row of a pasted table. */
export interface PastedRow {
  /** The figure of the row; undefined if the label names none, or if the table has no labels. */
  figure: Figure | undefined;
  /** '' if the table has no labels. */
  label: string;
  /** The unit of the label, of a cell that has nothing else, or of the table: 1, thousands or millions. */
  scale: number;
  cells: string[];
}

/** A column of a pasted table, by what stands at its head. */
export interface PastedColumn {
  /** `2024`, or `N-1` before the newest year is known; undefined if the column is no year, such as a total. */
  year: string | undefined;
  label: string;
}

export interface PastedTable {
  /** Undefined if the table names no years. */
  columns: PastedColumn[] | undefined;
  /** Whether the rows have names, known or not. */
  hasLabels: boolean;
  rows: PastedRow[];
}

const hasDigit = (cell: string) => /\d/.test(cell);
const isAmount = (cell: string) => parseAmount(cell, 'fr') !== undefined;
const isName = (cell: string) => /\p{L}/u.test(cell) && !isAmount(cell);
const transpose = (cells: string[][]): string[][] =>
  (cells[0] ?? []).map((_, column) => cells.map((row) => row[column] ?? ''));

/** The title of a row or column of years: none, what they are, or the unit of the figures. */
const isTitleOfYears = (cell: string) =>
  cell === '' ||
  /\b(?:years?|fy|ann[ée]es?|exercices?|period|p[ée]riode)\b|€|\$|£/iu.test(cell) ||
  scaleOf(cell) > 1;

/** `S1 2024`, `1er semestre 2024`: no year of accounts, and no place in one. */
const PART_OF_YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/**
 * Whether a row has years as heads of columns. Others may be totals or changes; the first cell may be the title of
 * the labels.
 */
function isYears([first = '', ...others]: string[]): boolean {
  if (others.length === 0) return false;
  const isTitle =
    yearOf(first) === undefined && figureOf(first) === undefined && (!hasDigit(first) || scaleOf(first) > 1);
  if (isTitle && isTitleOfYears(first) && areShortYears(others)) return true;
  const heads = isTitle ? others : [first, ...others];
  const years = heads.filter((cell) => yearOf(cell) || PART_OF_YEAR.test(cell));
  return (
    years.length > 0 && areDistinctYears(years) && heads.every((cell) => yearOf(cell) || !isAmount(cell))
  );
}
/** Whether a row names figures, and has none. */
const isLabels = (row: string[]) =>
  row.some((cell) => figureOf(cell)) && row.every((cell) => !hasDigit(cell) || figureOf(cell));

/** A year for each row, whatever the cells beside it. */
const isYearColumn = (column: string[]) => {
  const [first = '', ...others] = column;
  if (others.length === 0) return yearOf(first) !== undefined;
  return isYears(column);
};

/** Turned so that years are columns and figures are rows. */
function upright(cells: string[][]): string[][] {
  const [head = []] = cells;
  const turned = transpose(cells);
  if (isYears(head)) return cells;
  if (isYearColumn(turned[0] ?? []) && head.length > 1) return turned;
  return isLabels(head) ? turned : cells;
}

/** The lines above a table: each is a title, alone in its line. */
function countTitles(cells: string[][]): number {
  const isTitle = (row: string[]) =>
    row.length > 1 && row.filter(Boolean).length === 1 && row.some((cell) => isName(cell) && !figureOf(cell));
  const first = cells.findIndex((row) => !isTitle(row) || isYears(row));
  return Math.max(0, first);
}

/** A year that comes again, as a budget beside what was reached, is another column. */
function columnsOf(heads: string[]): PastedColumn[] {
  // '23' is a year only beside others.
  const areShort = areShortYears(heads);
  const years = heads.map((label) => yearOf(label) ?? (areShort ? withCentury(label) : undefined));
  return heads.map((label, index) => ({
    label,
    year: years.indexOf(years[index]) === index ? years[index] : undefined,
  }));
}

/** A table as it is copied from a spreadsheet, cells by tabs, rows by lines. Undefined for a single cell. */
export const readTable = (text: string): PastedTable | undefined => readCells(splitCells(text));

/**
 * The cells of a table, all rows equally long and none of them empty: years across or down, with or without the names of years and
 * figures. Undefined for a single cell.
 */
export function readCells(read: string[][]): PastedTable | undefined {
  if (read.length * (read[0]?.length ?? 0) < 2) return undefined;
  const titles = countTitles(read);
  const cells = upright(read.slice(titles));
  const [head = []] = cells;
  const hasYears =
    isYears(head) || (cells.length > 1 && head.length === 1 && yearOf(head[0] ?? '') !== undefined);
  const body = hasYears ? cells.slice(1) : cells;
  const hasLabels =
    body.some(([label = '']) => figureOf(label)) ||
    (hasYears && yearOf(head[0] ?? '') === undefined) ||
    body.every(([label = '', ...others]) => isName(label) && others.some(hasDigit));
  const above = [...read.slice(0, titles).flat(), ...(hasYears ? head : [])];
  const tableScale = hasLabels ? Math.max(...above.map(scaleOf), 1) : 1;
  return {
    columns: hasYears ? columnsOf(hasLabels ? head.slice(1) : head) : undefined,
    hasLabels,
    rows: body.map((row) => {
      const label = hasLabels ? (row[0] ?? '') : '';
      // A column of its own may have the units.
      const scale = hasLabels
        ? Math.max(...row.filter((cell) => cell === label || !hasDigit(cell)).map(scaleOf))
        : 1;
      return {
        figure: figureOf(label),
        label,
        scale: scale === 1 ? tableScale : scale,
        cells: hasLabels ? row.slice(1) : row,
      };
    }),
  };
}
