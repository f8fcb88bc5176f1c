import { sameList } from '../../format/index.ts';

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !(value instanceof Blob);

/** Lists in whatever order; an object, such as a chart, by what it says. */
const same = (one: unknown, other: unknown) => {
  if (Array.isArray(one) && Array.isArray(other)) return sameList(one, other);
  return isObject(one) && isObject(other) ? JSON.stringify(one) === JSON.stringify(other) : one === other;
};

/** What an edit sends: only what changed. What was emptied is null, which travels as the text `null` and clears. */
export function changedParts<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = {};
  for (const name in after) if (!same(before[name], after[name])) changed[name] = after[name];
  return changed;
}
