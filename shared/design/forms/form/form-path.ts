import { get } from 'react-hook-form';

const ROWS: [RegExp, string][] = [
  // The form has a year as a number, and the address of an office flat.
  [/^(.*revenues\.\d+)\.date$/, '$1.year'],
  [/^(.*offices\.\d+)\.address\.(\w+)$/, '$1.$2'],
];

/**
 * The path in the form of a field on the wire: `offices.1.address.city` is `offices.1.city`, an item of a list of choices is the
 * whole list. `undefined` if the form has no such field.
 */
export function formPath(wire: string, values: object): string | undefined {
  const path = ROWS.reduce((name, [pattern, replacement]) => name.replace(pattern, replacement), wire);
  const item = /^(.+)\.\d+$/.exec(path)?.[1];
  const list: unknown = item ? get(values, item) : undefined;
  if (item && Array.isArray(list) && list.every((each) => typeof each !== 'object')) return item;
  return get(values, path) === undefined ? undefined : path;
}
