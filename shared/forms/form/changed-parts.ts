import { sameList } from '../../format/index.ts';
import type { FormValue } from '../../http/index.ts';

type Parts = Record<string, FormValue>;

const same = (one: FormValue, other: FormValue) =>
  Array.isArray(one) && Array.isArray(other) ? sameList(one, other) : one === other;

/** What an edit sends: only what changed. What was emptied goes as null, which travels as the text `null` and clears. */
export const changedParts = (before: Parts, after: Parts): Parts =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !same(before[name], value))
      .map(([name, value]) => [name, value === undefined ? null : value]),
  );
