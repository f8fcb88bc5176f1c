import type { AnyObjectSchema } from 'yup';
import { sameValue } from '../../form/same-value.ts';

/** The names of the fields that differ. */
export const changedNames = <Values extends object>(before: Values, after: Values) => {
  const names: (keyof Values & string)[] = [];
  for (const name in after) if (!sameValue(before[name], after[name])) names.push(name);
  return names;
};

/** The user's changes on top of the other version. */
export function mergeValues<Values extends object>(before: Values, mine: Values, theirs: Values): Values {
  const merged = { ...theirs };
  for (const name of changedNames(before, mine)) merged[name] = mine[name];
  return merged;
}

/**
 * Applies changes that were typed while `sent` was being saved to the result. Values are compared as the schema reads
 * them: the trimmed text that was sent equals the one in the field.
 */
export function typedSince<Values extends object>(schema: AnyObjectSchema, sent: Values, now: Values) {
  const names = changedNames<Values>(sent, schema.cast(now, { assert: false }));
  const values = { ...sent };
  for (const name of names) values[name] = now[name];
  return { names, values };
}
