import { DAY_MS } from '../../../../contract/limits.ts';

export type Values = Readonly<Record<string, unknown>>;

/** The input of a form at one moment. */
export interface Version {
  /** The time at which it was stored, in milliseconds. */
  at: number;
  /** The fields that differ from what the form began with. */
  values: Values;
  /** The values at which these fields began. */
  base: Values;
  /** The kind of each of them: one that is of another kind by now is not restored. */
  kinds: Readonly<Record<string, string>>;
  /** The names of files that were chosen, which can't be stored. */
  files: readonly string[];
}

/** A version that was discarded, or that another one has taken the place of. */
export interface OlderVersion extends Version {
  /** The time until which it is kept. */
  until: number;
  /** It was cut short in the same form: forgotten once the form holds as much again. */
  isLonger?: boolean;
}

export interface StoredDraft {
  /** The current version; undefined if there are older ones only. */
  current?: Version | undefined;
  /** The newest first. */
  older: readonly OlderVersion[];
}

export const NO_DRAFT: StoredDraft = { older: [] };
/** How many older versions are kept. */
const MAX_OLDER = 3;
/** The number of lost characters from which the older text is kept as a version of its own. */
const LOSS = 20;

/** How much was typed, in characters. */
export function weightOf(value: unknown): number {
  if (value === null || value === undefined || typeof value === 'boolean') return 0;
  if (typeof value === 'object') return Object.values(value).reduce((sum, each) => sum + weightOf(each), 0);
  return String(value).trim().length;
}

/** Whether another version lacks much of the text of this one. */
export function holdsLess(values: Values, than: Values): boolean {
  const lost = Object.entries(than).map(([name, value]) => weightOf(value) - weightOf(values[name]));
  return lost.filter((less) => less > 0).reduce((sum, less) => sum + less, 0) >= LOSS;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether another version has every field of this one unchanged. */
export const isContained = ({ values }: Version, { values: others }: Version): boolean =>
  Object.entries(values).every(([name, value]) => isSame(value, others[name]));

export const isSameVersion = (one: Version, other: Version): boolean =>
  isSame([one.values, one.files], [other.values, other.files]);

const isEmpty = ({ values, files }: Version) => Object.keys(values).length === 0 && files.length === 0;

function withOlder(draft: StoredDraft, version: Version, isLonger = false): StoredDraft {
  if (weightOf(version.values) === 0 || draft.older.some(({ at }) => at === version.at)) return draft;
  const kept = { ...version, until: Date.now() + DAY_MS, ...(isLonger && { isLonger }) };
  const older = [kept, ...draft.older];
  if (older.length <= MAX_OLDER) return { ...draft, older };
  // The one with the least goes; what was added last stays.
  const [least] = older.slice(1).sort((one, other) => weightOf(one.values) - weightOf(other.values));
  return { ...draft, older: older.filter((each) => each !== least) };
}

/** The state of a form's own draft. */
export interface Known {
  /** The time of the version that it has written or taken up last. */
  at?: number | undefined;
  /** The version with the most in it. */
  fullest?: Version | undefined;
}

/** Blanks around a text are not stored with a record. */
const isSaved = (value: unknown, stored: unknown) =>
  isSame(typeof value === 'string' ? value.trim() : value, stored);

/** The values without the fields that are equal to the form's initial values by now, because they were saved. */
const unsaved = (values: Values, initial: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSaved(value, initial[name])));

/**
 * Stores the input in place of the draft. The old draft is kept for a day if another tab has written it and the new
 * version does not contain it, and so is the form's own text before much of it was removed. `initial`: the initial
 * values of the form.
 */
export function written(
  draft: StoredDraft,
  next: Version,
  { at, fullest }: Known,
  initial: Values = {},
): StoredDraft {
  const { current } = draft;
  const lacks = (values: Values) => holdsLess(next.values, unsaved(values, initial));
  let result = draft;
  if (current && current.at !== at && !isContained(current, next)) result = withOlder(result, current);
  if (fullest && lacks(fullest.values)) result = withOlder(result, fullest, true);
  const older = result.older.filter((each) => !each.isLonger || lacks(each.values));
  return { current: isEmpty(next) ? undefined : next, older };
}

/** The user wants it gone; it can be taken up again for a day. */
export function discarded({ current, older }: StoredDraft): StoredDraft {
  const rest = { older };
  return current ? withOlder(rest, current) : rest;
}

/** It was saved or sent: what was cut from it is not wanted any more. */
export const submitted = ({ older }: StoredDraft): StoredDraft => ({
  older: older.filter(({ isLonger }) => !isLonger),
});

/** The newest of the older versions and the current one change places. */
export function tookOlder({ current, older: [taken, ...others] }: StoredDraft): StoredDraft {
  if (!taken) return { current, older: [] };
  const { until: _until, isLonger: _isLonger, ...version } = taken;
  const rest: StoredDraft = { current: version, older: others };
  return current && !isContained(current, version) ? withOlder(rest, current) : rest;
}

/** Adopts the draft of another tab. The own version is kept for a day, unless that draft contains it. */
export const tookOther = (draft: StoredDraft, own: Version): StoredDraft =>
  draft.current && !isContained(own, draft.current) ? withOlder(draft, own) : draft;

export const withoutOlder = ({ current, older }: StoredDraft): StoredDraft => ({
  current,
  older: older.slice(1),
});
