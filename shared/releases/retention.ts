import { DAY_MS } from '../contract/limits.ts';
import type { ReleaseSet } from '../federation/contract.ts';
import { versionsOf } from './changes.ts';
import { history } from './history.ts';
import { readSet, removeSet, setIds } from './pointer.ts';
import { versionKey } from './publish.ts';
import type { HistoryEntry } from './records.ts';
import type { Store } from './store/store.ts';

/** Folders of a store that hold no versions. */
const OURS = ['sets', 'history', 'leases'];
/** How long what no set needs yet is left alone: its release may be waiting for the lock. */
const GRACE = DAY_MS;
/** A draft that is older than this was left by a tool that was killed. */
export const DRAFT_AGE = DAY_MS / 24;

/** More moves than are made within the time that counts. */
const ENOUGH = 1000;

/** How much of the past stays, so that it can be gone back to and open pages find their files. */
export interface Retention {
  /** So many sets, the last ones. */
  sets: number;
  /** Whatever was current within so many days: longer than any page stays open. */
  days: number;
}

/** From the settings `RELEASES_KEEP_SETS` and `RELEASES_KEEP_DAYS`. */
export function retentionOf(env: Record<string, string | undefined>): Retention {
  const { RELEASES_KEEP_SETS = '20', RELEASES_KEEP_DAYS = '30' } = env;
  const [sets, days] = [Number(RELEASES_KEEP_SETS), Number(RELEASES_KEEP_DAYS)];
  return { sets: sets >= 2 ? sets : 20, days: days >= 0 ? days : 30 };
}

/**
 * Removes versions that no kept set needs, neither as its version nor as its fallback. Called under the lock.
 * Returns what it removed, as `name/version`.
 */
export async function prune(
  store: Store,
  retention: Partial<Retention> = {},
  now = Date.now(),
): Promise<string[]> {
  const wanted = { ...retentionOf({}), ...retention };
  const ids = await setIds(store);
  const kept = keptSets(await history(store, ENOUGH), ids, wanted, now);
  const needed = new Set<string>();
  for (const id of kept) {
    const set = await readSet(store, id);
    for (const key of set ? neededBy(set) : []) needed.add(key);
  }
  const removed: string[] = [];
  for (const key of await publishedVersions(store)) {
    if (needed.has(key) || now - ((await store.touchedAt(key)) ?? now) < GRACE) continue;
    await store.remove(key);
    removed.push(key);
  }
  for (const id of ids) if (!kept.has(id)) await removeSet(store, id);
  await store.sweep(DRAFT_AGE);
  return removed;
}

/** The versions that a set needs, as `name/version`: those it has, and those it falls back to. */
export function neededBy(set: ReleaseSet): string[] {
  const fallbacks = Object.entries(set.remotes).flatMap(([name, { fallback }]) =>
    fallback ? [versionKey(name, fallback.version)] : [],
  );
  return [
    ...Object.entries(versionsOf(set)).map(([name, version]) => versionKey(name, version)),
    ...fallbacks,
  ];
}

/** All versions that lie in a store, as `name/version`. */
export async function publishedVersions(store: Store): Promise<string[]> {
  const packages = (await store.names('')).filter(isPackage);
  const versions = await Promise.all(
    packages.map(async (name) => (await store.names(name)).map((version) => versionKey(name, version))),
  );
  return versions.flat();
}

const isPackage = (name: string) => /^[a-z][a-z0-9-]*$/.test(name) && !OURS.includes(name);

/** The last ones, those that were current within the time, and those that were made within it. */
function keptSets(
  entries: HistoryEntry[],
  ids: string[],
  { sets, days }: Retention,
  now: number,
): Set<string> {
  const since = now - days * DAY_MS;
  const newest = [...new Set(entries.map(({ set }) => set))].slice(0, sets);
  // A set is served until the move after it.
  const served = entries.flatMap(({ before, at }) => (before && Date.parse(at) >= since ? [before] : []));
  const made = ids.filter((id) => madeAt(id) >= since);
  return new Set([...newest, ...served, ...made]);
}

/** A set's id begins with the time it was made at; 0 for one that does not. */
function madeAt(id: string): number {
  const time = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-/.exec(id)?.slice(1).map(Number);
  if (!time) return 0;
  const [year = 0, month = 1, ...rest] = time;
  return Date.UTC(year, month - 1, ...rest);
}
