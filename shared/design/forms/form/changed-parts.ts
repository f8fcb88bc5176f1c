import { sameValue } from './same-value.ts';

/** What an edit sends: only what changed. What was emptied is null, which travels as the text `null` and clears. */
export function changedParts<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = {};
  for (const name in after) if (!sameValue(before[name], after[name])) changed[name] = after[name];
  return changed;
}
