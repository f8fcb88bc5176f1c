import { sameValue } from '../../form/same-value.ts';
import { changedNames } from './merge-values.ts';

/** The names of the fields that differ between what is stored now and what was typed, by who has changed them. */
export interface VersionDifferences {
  /** Changed on both sides, to different values. */
  both: string[];
  onlyMine: string[];
  /** The fields that the user has not changed: they get the stored value. */
  onlyTheirs: string[];
}

/** @param before what was stored when the user began */
export function compareVersions<Values extends object>(
  before: Values,
  mine: Values,
  theirs: Values,
): VersionDifferences {
  const changedHere = changedNames(before, mine);
  const changedThere = new Set<string>(changedNames(before, theirs));
  const differing = changedHere.filter((name) => !sameValue(mine[name], theirs[name]));
  const touched = new Set<string>(changedHere);
  return {
    both: differing.filter((name) => changedThere.has(name)),
    onlyMine: differing.filter((name) => !changedThere.has(name)),
    onlyTheirs: [...changedThere].filter((name) => !touched.has(name)),
  };
}
