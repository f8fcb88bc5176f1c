import { COUNT } from '../../../contract/limits.ts';
import { readAmount } from './read-amount.ts';
import type { PastedRow, PastedTable } from './read-table.ts';
import { emptyRevenue, FIGURES, type Figure, isEmptyRevenue, type RevenueRow } from './revenue-rows.ts';
import { columnsOf, isPossibleYear, sortYears } from './year-columns.ts';

/** The cell that a table is pasted into. */
export interface Place {
  figure: Figure;
  year: string;
}

export interface Placed {
  rows: RevenueRow[];
  /** How many figures were taken over. */
  count: number;
  /** The labels and years that found no place. */
  leftOut: string[];
}

/** Without labels the figures follow from the one of the cell. */
function figureOfRow({ figure, label }: PastedRow, index: number, at: Place, isLabelled: boolean) {
  if (isLabelled) return { figure, name: label };
  const following = FIGURES[FIGURES.indexOf(at.figure) + index];
  return { figure: following, name: String(index + 1) };
}

/** Puts a pasted table into the years of a form: where it names its years and figures, by them, else from a cell on. */
export function placeTable(
  before: readonly RevenueRow[],
  table: PastedTable,
  at: Place,
  language: string,
): Placed {
  const rows = new Map(before.map((row) => [row.year ?? '', { ...row }]));
  const shown = columnsOf(before).map(({ year }) => year);
  const width = Math.max(...table.rows.map(({ cells }) => cells.length));
  const years = table.years ?? [...shown.slice(shown.indexOf(at.year))].slice(0, width);
  const leftOut: string[] = [];
  for (const year of years) {
    if (rows.has(year)) continue;
    // A year without figures makes room.
    const free = [...rows].find(([known, row]) => isEmptyRevenue(row) && !years.includes(known))?.[0];
    if (rows.size >= COUNT.revenues && free !== undefined) rows.delete(free);
    if (isPossibleYear(Number(year)) && rows.size < COUNT.revenues) rows.set(year, emptyRevenue(year));
    else leftOut.push(year);
  }
  const isLabelled = table.rows.some(({ figure }) => figure);
  let count = 0;
  for (const [index, line] of table.rows.entries()) {
    const { figure, name } = figureOfRow(line, index, at, isLabelled);
    if (!figure) {
      if (name) leftOut.push(name);
      continue;
    }
    const scale = figure === 'number_of_employees' ? 1 : line.scale;
    for (const [column, cell] of line.cells.entries()) {
      const row = rows.get(years[column] ?? '');
      if (!row) continue;
      const value = readAmount(cell, language, scale);
      // A text is kept, so that the rule marks it in its cell.
      Reflect.set(row, figure, value);
      if (value !== null) count += 1;
    }
  }
  return { rows: sortYears([...rows.values()]), count, leftOut };
}
