import { sameValue } from '../form/same-value.ts';

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
