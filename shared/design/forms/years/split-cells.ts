import { parseAmount } from '../../amounts/index.ts';
import { yearOf } from './read-year.ts';

/** A cell in quotes, which may hold tabs, line breaks and doubled quotes; or what stands up to the next tab or line break. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/gu;

function splitTabs(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const { 1: quoted, 2: plain = '', 3: end, index } of text.matchAll(CELL)) {
    if (index === text.length && end === '') break;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replace(/\s+/gu, ' ').trim());
    if (end === '\n') rows.push([]);
  }
  return rows;
}

/** A line of a mail or a pdf: a name, then an amount; or cells between semicolons or wide gaps. */
function splitLine(line: string): string[] {
  if (line.includes(';')) return line.trim().split(/\s*;\s*/u);
  const cells = line.trim().split(/\s{2,}/u);
  if (cells.length > 1) return cells;
  const [, name = '', amount = ''] = /^(.*?[\p{L})][\s:]+)([^\p{L})]*\d.*)$/u.exec(line) ?? [];
  return parseAmount(amount, 'fr') === undefined ? [line.trim()] : [name.replace(/[\s:]+$/u, ''), amount];
}

/** A first line of years has nothing above the names. */
function withTitle(rows: string[][]): string[][] {
  const [head = [], ...others] = rows;
  const isShort = others.length > 0 && others.every((row) => row.length === head.length + 1);
  const areNamed = others.every(([name = '']) => /\p{L}/u.test(name));
  return isShort && areNamed && yearOf(head[0] ?? '') ? [['', ...head], ...others] : rows;
}

/** Drops columns without text: at the end, and everywhere in a table that names its rows or columns. */
function withoutEmptyColumns(rows: string[][]): string[][] {
  const isNamed = rows.some((row) => row.some((cell) => /\p{L}/u.test(cell)));
  const width = Math.max(...rows.map((row) => row.length));
  const filled = Array.from({ length: width }, (_, column) => rows.some((row) => row[column]));
  const last = filled.lastIndexOf(true);
  const kept = filled.flatMap((isFilled, column) =>
    isFilled || (!isNamed && column < last) ? [column] : [],
  );
  return rows.map((row) => kept.map((column) => row[column] ?? ''));
}

/** The cells of a spreadsheet, without its empty lines and columns; all lines equally long. */
export const withoutEmptyLines = (rows: string[][]): string[][] =>
  withoutEmptyColumns(rows.filter((row) => row.some((cell) => cell !== '')));

/** The cells of a copied table, without its empty lines and columns. */
export function splitCells(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/u, '');
  const rows = lines.includes('\t') ? splitTabs(lines) : lines.split('\n').map(splitLine);
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  return withoutEmptyColumns(lines.includes('\t') ? filled : withTitle(filled));
}
