/** A field of the rows of an import. */
export interface ImportField {
  key: string;
  label: string;
  /** How offices name the column, in English and French, without accents and in small letters. */
  names: RegExp;
  required?: boolean;
  /** Whether a text of the column names one of several choices: those that it may have, by any of their names. */
  choices?: readonly { value: string; names: readonly string[] }[];
}

/** The fields of the columns; undefined for a column that is left out. */
export type Columns = readonly (string | undefined)[];

/** A text without accents, small, with plain blanks: `Pays d’implantation` is `pays d'implantation`. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ]/gu, "'")
    .replace(/[\s*:]+/gu, ' ')
    .trim()
    .toLowerCase();

/** Names of columns are short; a question may begin with the same word. */
const isName = (text: string) =>
  text !== '' && (text.length <= 15 || (text.length <= 60 && !text.endsWith('?')));

const columnsOf = (head: readonly string[], fields: readonly ImportField[]): Columns => {
  const taken = new Set<string>();
  return head.map((cell) => {
    const name = plainText(cell);
    const found = fields.find(({ key, names }) => !taken.has(key) && isName(name) && names.test(name));
    if (found) taken.add(found.key);
    return found?.key;
  });
};

/** The header may stand below titles. */
const MAX_HEAD = 15;

export interface Matched {
  /** The index of the header row; -1 if none names a field. */
  head: number;
  columns: Columns;
}

/** The row that names most fields, and which column has which. */
export function matchRows(cells: readonly string[][], fields: readonly ImportField[]): Matched {
  const candidates = cells.slice(0, MAX_HEAD).map((row, head) => ({ head, columns: columnsOf(row, fields) }));
  const count = ({ columns }: Matched) => columns.filter(Boolean).length;
  const best = candidates.reduce<Matched | undefined>(
    (before, each) => (count(each) > (before ? count(before) : 0) ? each : before),
    undefined,
  );
  if (best) return best;
  const [first = []] = cells;
  // A list of one column is of the first field.
  return { head: -1, columns: first.map(() => (first.length === 1 ? fields[0]?.key : undefined)) };
}

const TOTAL = /^(?:(?:grand|sous|sub)?[- ]?total|somme|sum|moyenne|average)\b/u;
const isNumber = (cell: string) => /\d/u.test(cell) && !/\p{L}/u.test(cell);
/** A row that adds up others, as spreadsheets end: its word alone, or beside numbers. `Total debt?` is a question. */
export function isTotal(row: readonly string[]): boolean {
  const [name = '', ...others] = row.filter(Boolean);
  const [word = ''] = TOTAL.exec(plainText(name)) ?? [];
  return word !== '' && (word === plainText(name) || (others.length > 0 && others.every(isNumber)));
}

export interface ReadRow {
  /** By field: '' where there is nothing; the value of a choice, or its text where it is none. */
  values: Record<string, string>;
  /** Fields whose text is none of their choices. */
  unknown: string[];
}

/** A row by the fields of its columns. */
export function readRow(row: readonly string[], columns: Columns, fields: readonly ImportField[]): ReadRow {
  const unknown: string[] = [];
  const values = fields.map(({ key, choices }) => {
    const column = columns.indexOf(key);
    const text = (column < 0 ? '' : (row[column] ?? '')).trim();
    if (!choices || text === '') return [key, text];
    const named = choices.find(({ names }) => names.some((name) => plainText(name) === plainText(text)));
    if (!named) unknown.push(key);
    return [key, named?.value ?? text];
  });
  return { values: Object.fromEntries(values), unknown };
}
