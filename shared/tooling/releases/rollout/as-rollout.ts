import { randomBytes } from 'node:crypto';
import type { Current, PointerMove } from '../pointer.ts';
import { ReleaseError } from '../release-error.ts';

export interface CanaryOptions {
  /** How many percent of people get the set at first. */
  share: number;
  /** How many of them have to have used it, and for how many minutes, before more get it. */
  people?: number | undefined;
  minutes?: number | undefined;
}

const PEOPLE = 500;
const MINUTES = 30;

/** A number of percent, as a person writes it: `5%`. Throws `ReleaseError` unless it can be a share. */
export function parseShare(text: string): number {
  const share = Number(/^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim())?.[1]);
  if (share > 0 && share <= 100) return share;
  throw new ReleaseError(`${text} is no share of people: give percent, such as 5%.`);
}

/** The move of the pointer by which a set becomes that of a part of people, in place of the current one of all. */
export function asRollout(
  move: PointerMove & { current: Current },
  { share, people = PEOPLE, minutes = MINUTES }: CanaryOptions,
): PointerMove {
  const { current, set } = move;
  if (!current.set)
    throw new ReleaseError('Nothing has been released yet with which a part of people could be compared.');
  if (share >= 100) throw new ReleaseError('A rollout begins with less than 100 % of people.');
  if (!(Number.isInteger(people) && people > 0 && minutes >= 0))
    throw new ReleaseError('Give a whole number of people, at least 1, and a number of minutes.');
  const id = randomBytes(4).toString('hex');
  const rollout = { id, set: set.id, share, since: new Date().toISOString(), people, minutes };
  return { ...move, action: 'canary', share, rollout };
}
