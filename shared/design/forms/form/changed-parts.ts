import type { FormValue } from '../../../kernel/http/index.ts';
import { sameList } from '../../format/index.ts';

type Parts = Record<string, FormValue>;

const isObject = (value: FormValue) =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

/** Lists in whatever order; an object, such as a chart, by what it says. */
const same = (one: FormValue, other: FormValue) => {
  if (Array.isArray(one) && Array.isArray(other)) return sameList(one, other);
  return isObject(one) && isObject(other) ? JSON.stringify(one) === JSON.stringify(other) : one === other;
};

/** What an edit sends: only what changed. What was emptied goes as null, which travels as the text `null` and clears. */
export const changedParts = (before: Parts, after: Parts): Parts =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !same(before[name], value))
      .map(([name, value]) => [name, value === undefined ? null : value]),
  );
