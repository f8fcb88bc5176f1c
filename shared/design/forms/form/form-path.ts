import { get } from 'react-hook-form';

const ROWS: [RegExp, string][] = [
  // A form holds a year by its number, an office by its flat address.
  [/^(.*revenues\.\d+)\.date$/, '$1.year'],
  [/^(.*offices\.\d+)\.address\.(\w+)$/, '$1.$2'],
];

/**
 * Where a form holds what the server names on the wire: `offices.1.address.city` is `offices.1.city`, one item of a list of
 * choices is the whole list. `undefined` where the form has no such field.
 */
export function formPath(wire: string, values: object): string | undefined {
  const path = ROWS.reduce((name, [pattern, ours]) => name.replace(pattern, ours), wire);
  const item = /^(.+)\.\d+$/.exec(path)?.[1];
  const list: unknown = item ? get(values, item) : undefined;
  if (item && Array.isArray(list) && list.every((each) => typeof each !== 'object')) return item;
  return get(values, path) === undefined ? undefined : path;
}
