import { areShortYears, withCentury, yearOf } from './read-year.ts';
import type { Figure } from './revenue-rows.ts';

/** A row of a pasted table. */
export interface PastedRow {
  /** Undefined where the label names none, or the table has no labels. */
  figure: Figure | undefined;
  /** '' if the table has no labels. */
  label: string;
  /** The unit of the label: 1, thousands or millions. */
  scale: number;
  cells: string[];
}

export interface PastedTable {
  /** The year of each column; undefined if the table names none. */
  years: string[] | undefined;
  rows: PastedRow[];
}

const NAMES: Record<Figure, RegExp> = {
  revenue: /\b(?:revenues?|turnover|sales|ventes|recettes|ca)\b|chiffre d.?affaires/iu,
  number_of_employees:
    /\b(?:employees|headcount|staff|people|workforce|ftes?|etp|effectifs?|salari[ée]s|personnel)\b/iu,
  ebitda: /\b(?:ebitda|ebe)\b|exc[ée]dent brut/iu,
  net_profit:
    /\bnet (?:profit|income|result|earnings)\b|r[ée]sultat net|b[ée]n[ée]fice(?: net)?|\bprofit after tax\b/iu,
};
/** Rows that are computed from figures: they name them, but are others. */
const RATIO = /%|margin|marge|growth|croissance|\bper\b|\bpar\b|ratio|\/\s*\p{L}/iu;

function figureOf(label: string): Figure | undefined {
  if (RATIO.test(label)) return undefined;
  const found = Object.entries(NAMES).find(([, pattern]) => pattern.test(label));
  return found?.[0] as Figure | undefined;
}

const MONEY = '(?:€|\\$|£|eur(?:os?)?|usd|gbp|chf)';
const THOUSANDS = new RegExp(`\\bk\\s?${MONEY}|${MONEY}\\s?k\\b|'000|\\bthousands?\\b|\\bmilliers\\b`, 'iu');
const MILLIONS = new RegExp(`\\bm\\s?${MONEY}|${MONEY}\\s?m(?:n|io)?\\b|\\bmillions?\\b|\\bmio\\b`, 'iu');
const scaleOf = (label: string) => (THOUSANDS.test(label) ? 1e3 : MILLIONS.test(label) ? 1e6 : 1);

const hasDigit = (cell: string) => /\d/.test(cell);
const transpose = (cells: string[][]): string[][] =>
  (cells[0] ?? []).map((_, column) => cells.map((row) => row[column] ?? ''));

function cellsOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/u, '$1')));
  const width = Math.max(...cells.map((row) => row.length));
  return cells
    .map((row) => [...row, ...Array<string>(width - row.length).fill('')])
    .filter((row) => row.some((cell) => cell !== ''));
}

/** The title of a row or column of years: none, what they are, or the unit of the figures. */
const isTitleOfYears = (cell: string) =>
  cell === '' ||
  /\b(?:years?|fy|ann[ée]es?|exercices?|period|p[ée]riode)\b|€|\$|£/iu.test(cell) ||
  scaleOf(cell) > 1;

/** Whether a row has a year in each of its columns; the first one may be the title of the labels instead. */
function isYears([first = '', ...others]: string[]): boolean {
  if (others.length === 0) return false;
  const isTitle = yearOf(first) === undefined && figureOf(first) === undefined && !hasDigit(first);
  if (isTitle && isTitleOfYears(first) && areShortYears(others)) return true;
  return others.every((cell) => yearOf(cell)) && (isTitle || yearOf(first) !== undefined);
}
/** Whether it names figures, and has none. */
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

/**
 * A table as it is copied from a spreadsheet: cells by tabs, rows by lines, years across or down, with or without the names of years
 * and figures. Undefined for a single cell.
 */
export function readTable(text: string): PastedTable | undefined {
  const read = cellsOf(text);
  if (read.length * (read[0]?.length ?? 0) < 2) return undefined;
  const cells = upright(read);
  const [head = []] = cells;
  const hasYears =
    isYears(head) || (cells.length > 1 && head.length === 1 && yearOf(head[0] ?? '') !== undefined);
  const body = hasYears ? cells.slice(1) : cells;
  const hasLabels =
    body.some(([label = '']) => figureOf(label)) || (hasYears && yearOf(head[0] ?? '') === undefined);
  const tableScale = hasYears && hasLabels ? scaleOf(head[0] ?? '') : 1;
  return {
    years: hasYears
      ? (hasLabels ? head.slice(1) : head).map((cell) => yearOf(cell) ?? withCentury(cell))
      : undefined,
    rows: body.map((row) => {
      const label = hasLabels ? (row[0] ?? '') : '';
      const scale = scaleOf(label);
      return {
        figure: figureOf(label),
        label,
        scale: scale === 1 ? tableScale : scale,
        cells: hasLabels ? row.slice(1) : row,
      };
    }),
  };
}
