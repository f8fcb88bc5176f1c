import { COUNT } from '../../../contract/limits.ts';
import { hasUnit } from '../../amounts/index.ts';
import { isNoFigure, readAmount } from './read-amount.ts';
import type { PastedColumn, PastedRow, PastedTable } from './read-table.ts';
import { inYear } from './read-year.ts';
import {
  ALL_FIGURES,
  emptyRevenue,
  FIGURES,
  type Figure,
  isEmptyRevenue,
  type RevenueRow,
} from './revenue-rows.ts';
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
  /** How many figures were to the right of the last year, also of the table, or below the last figure. */
  beyond: number;
  /** The year that N was taken for, where the table counts from it. */
  newest: string | undefined;
  /** The unit that some rows name and others do not: the one of all of them? Undefined if there is no doubt. */
  doubtfulScale: number | undefined;
}

/** The year of each column of the table: named by it, or shown from the cell on. */
function yearsOf(columns: readonly PastedColumn[] | undefined, shown: readonly string[], at: Place) {
  const newest = shown.at(-1) ?? at.year;
  if (!columns) return { years: shown.slice(shown.indexOf(at.year)), newest: undefined };
  const isRelative = columns.some(({ year }) => year?.startsWith('N'));
  return {
    years: columns.map(({ year }) => year && inYear(year, Number(newest))),
    newest: isRelative ? newest : undefined,
  };
}

/** The figure of each row: named by it, or following from the one of the cell. A name that comes again is another row. */
function figuresOf({ rows, hasLabels }: PastedTable, at: Place): (Figure | undefined)[] {
  if (!hasLabels) {
    // From one of the four on no optional figure is filled, which may not even be shown.
    const followed: readonly Figure[] = FIGURES.some((figure) => figure === at.figure)
      ? FIGURES
      : ALL_FIGURES;
    return rows.map((_, index) => followed[followed.indexOf(at.figure) + index]);
  }
  const isPercent = ({ cells }: PastedRow) => cells.every((cell) => isNoFigure(cell) || cell.endsWith('%'));
  const figures = rows.map((row) => (isPercent(row) ? undefined : row.figure));
  return figures.map((figure, index) => (figures.indexOf(figure) === index ? figure : undefined));
}

/** The unit, if only some of the rows name one. */
function scaleInDoubt(rows: readonly PastedRow[], figures: readonly (Figure | undefined)[]) {
  const scales = rows
    .filter(({ cells }, index) => {
      const isMoney = figures[index] !== undefined && figures[index] !== 'number_of_employees';
      return isMoney && !cells.some(hasUnit);
    })
    .map(({ scale }) => scale);
  return scales.includes(1) ? scales.find((scale) => scale > 1) : undefined;
}

/** Makes room for the years of the table; returns those for which there is none. */
function addYears(rows: Map<string, RevenueRow>, years: readonly (string | undefined)[]): string[] {
  const leftOut: string[] = [];
  for (const year of years) {
    if (year === undefined || rows.has(year)) continue;
    // A year without figures makes room.
    const free = [...rows].find(([known, row]) => isEmptyRevenue(row) && !years.includes(known))?.[0];
    if (rows.size >= COUNT.revenues && free !== undefined) rows.delete(free);
    if (isPossibleYear(Number(year)) && rows.size < COUNT.revenues) rows.set(year, emptyRevenue(year));
    else leftOut.push(year);
  }
  return leftOut;
}

/**
 * Puts a pasted table into the years of a form: where it names its years and figures, by them, else from a cell on. `scale`: the unit
 * of the rows that name none.
 */
export function placeTable(
  before: readonly RevenueRow[],
  table: PastedTable,
  at: Place,
  language: string,
  scale?: number,
): Placed {
  const rows = new Map(before.map((row) => [row.year ?? '', { ...row }]));
  const { years, newest } = yearsOf(
    table.columns,
    columnsOf(before).map(({ year }) => year),
    at,
  );
  const figures = figuresOf(table, at);
  const leftOut = addYears(rows, years);
  for (const { year, label } of table.columns ?? []) if (year === undefined && label) leftOut.push(label);
  let [count, beyond] = [0, 0];
  for (const [index, line] of table.rows.entries()) {
    const figure = figures[index];
    const filled = line.cells.filter((cell) => !isNoFigure(cell)).length;
    if (!figure) {
      if (!table.hasLabels) beyond += filled;
      else if (line.label && filled > 0) leftOut.push(line.label);
      continue;
    }
    const unit = figure === 'number_of_employees' ? 1 : line.scale === 1 ? (scale ?? 1) : line.scale;
    for (const [column, cell] of line.cells.entries()) {
      const row = rows.get(years[column] ?? '');
      const value = readAmount(cell, language, unit);
      if (!row) {
        const isNamed = table.columns?.[column]?.label;
        if (!isNamed && (table.columns ? typeof value === 'number' : value !== null)) beyond += 1;
        continue;
      }
      // A text is kept, so that the rule marks it in its cell.
      Reflect.set(row, figure, value);
      if (value !== null) count += 1;
    }
  }
  const doubtfulScale = scale === undefined ? scaleInDoubt(table.rows, figures) : undefined;
  return { rows: sortYears([...rows.values()]), count, leftOut, beyond, newest, doubtfulScale };
}
