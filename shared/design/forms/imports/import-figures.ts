import { placeTable } from '../years/place-table.ts';
import { isNoFigure } from '../years/read-amount.ts';
import { type PastedRow, type PastedTable, readCells } from '../years/read-table.ts';
import { inYear } from '../years/read-year.ts';
import { ALL_FIGURES, type Figure, type RevenueRow } from '../years/revenue-rows.ts';
import { thisYear } from '../years/this-year.ts';
import { columnsOf, isPossibleYear } from '../years/year-columns.ts';
import type { ReadSheet } from './read-spreadsheet.ts';

/** How the person has matched a table: a figure for each row and a year for each column; undefined where it is left out. */
export interface FiguresMatch {
  figures: readonly (Figure | undefined)[];
  years: readonly (string | undefined)[];
  /** The unit of all amounts: 1, thousands or millions; undefined for that which each row names. */
  scale: number | undefined;
}

/** The table, with the columns that its cells have. */
export interface FiguresTable {
  table: PastedTable;
  heads: string[];
}

/** A table of figures, years across. A single cell is none. */
export function figuresTable(cells: string[][]): FiguresTable | undefined {
  const table = readCells(cells);
  if (!table) return undefined;
  const width = Math.max(...table.rows.map((row) => row.cells.length), 0);
  return { table, heads: Array.from({ length: width }, (_, index) => table.columns?.[index]?.label ?? '') };
}

/** The number of a row without a name in the file; undefined where it is a column of the file. */
export const lineOf = ({ cells, lines }: ReadSheet, row: PastedRow): number | undefined =>
  lines[cells.indexOf(row.cells)];

const isPercent = (cells: readonly string[]) => cells.every((cell) => isNoFigure(cell) || cell.endsWith('%'));

/** What the names in the table say, each figure and year once. */
export function guessFigures({ table, heads }: FiguresTable, before: readonly RevenueRow[]): FiguresMatch {
  const newest = Number(columnsOf(before).at(-1)?.year || thisYear() - 1);
  const named = table.rows.map(({ figure, cells }) => (isPercent(cells) ? undefined : figure));
  const years = heads.map((_, index) => {
    const year = table.columns?.[index]?.year;
    const known = year && inYear(year, newest);
    return known && isPossibleYear(Number(known)) ? known : undefined;
  });
  return {
    figures: named.map((figure, index) => (named.indexOf(figure) === index ? figure : undefined)),
    years: years.map((year, index) => (years.indexOf(year) === index ? year : undefined)),
    scale: undefined,
  };
}

/** The table as it was matched, of which only that is left which the form can take. */
function matchedTable({ table, heads }: FiguresTable, { figures, years, scale }: FiguresMatch): PastedTable {
  return {
    columns: heads.map((label, index) => ({ label, year: years[index] })),
    hasLabels: true,
    rows: table.rows.map((row, index) => ({
      ...row,
      figure: figures[index],
      scale: scale ?? row.scale,
    })),
  };
}

export interface PlacedFigures {
  table: PastedTable;
  rows: RevenueRow[];
  count: number;
  /** By row and column of the table: the amount, the text that is none, null for nothing; undefined where it is left out. */
  valueAt: (row: number, column: number) => number | string | null | undefined;
}

/** What the form would hold. */
export function placeFigures(
  source: FiguresTable,
  match: FiguresMatch,
  before: readonly RevenueRow[],
  language: string,
): PlacedFigures {
  const table = matchedTable(source, match);
  const at = { figure: ALL_FIGURES[0], year: before[0]?.year ?? '' };
  const { rows, count } = placeTable(before, table, at, language, match.scale);
  return {
    table,
    rows,
    count,
    valueAt: (row, column) => {
      const [figure, year] = [match.figures[row], match.years[column]];
      const placed = rows.find((each) => each.year === year);
      return figure && year && placed ? placed[figure] : undefined;
    },
  };
}

/** The table without the cells that are wrong, by `row,column`. */
export const withoutCells = (table: PastedTable, wrong: ReadonlySet<string>): PastedTable => ({
  ...table,
  rows: table.rows.map((row, index) => ({
    ...row,
    cells: row.cells.map((cell, column) => (wrong.has(`${index},${column}`) ? '' : cell)),
  })),
});
