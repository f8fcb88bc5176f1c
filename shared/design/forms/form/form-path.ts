import { get } from 'react-hook-form';

const ROWS: [RegExp, string][] = [
  // The form has a year as a number, and the address of an office flat.
  [/^(.*revenues\.\d+)\.date$/, '$1.year'],
  [/^(.*offices\.\d+)\.address\.(\w+)$/, '$1.$2'],
];

/** Lists whose rows are sent only once somebody has begun them: a year on its own is not. */
const UNSENT_IF_EMPTY: readonly string[] = ['revenues', 'add_backs'];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.every(isEmptyRow));
const isEmptyRow = (row: object) =>
  Object.entries(row).every(([name, value]) => name === 'year' || isEmpty(value));

/** The path with the places that rows have in the form: on the wire they are counted without those that were not sent. */
function placesIn(values: object, path: string): string {
  const parts = path.split('.');
  for (const [at, part] of parts.entries()) {
    const rows: unknown = get(values, parts.slice(0, at).join('.'));
    if (!UNSENT_IF_EMPTY.includes(parts[at - 1] ?? '') || !Array.isArray(rows)) continue;
    const sent = [...rows.keys()].filter((index) => !isEmptyRow(rows[index]));
    parts[at] = String(sent[Number(part)] ?? rows.length);
  }
  return parts.join('.');
}

/**
 * The path in the form of a field on the wire: `offices.1.address.city` is `offices.1.city`, an item of a list of choices is the
 * whole list. `undefined` if the form has no such field.
 */
export function formPath(wire: string, values: object): string | undefined {
  const named = ROWS.reduce((name, [pattern, replacement]) => name.replace(pattern, replacement), wire);
  const path = placesIn(values, named);
  const item = /^(.+)\.\d+$/.exec(path)?.[1];
  const list: unknown = item ? get(values, item) : undefined;
  if (item && Array.isArray(list) && list.every((each) => typeof each !== 'object')) return item;
  return get(values, path) === undefined ? undefined : path;
}
