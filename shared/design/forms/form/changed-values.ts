import { sameValue } from './same-value.ts';

/** The values that changed: an edit sends only these. */
export function changedValues<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed: Partial<Body> = {};
  for (const name in after) if (!sameValue(before[name], after[name])) changed[name] = after[name];
  return changed;
}
