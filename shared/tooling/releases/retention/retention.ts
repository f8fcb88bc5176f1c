import { DAY_MS } from '@handover/shared/contract';
import type { ReleaseSet } from '@handover/shared/federation/contract';
import { APIS, pruneApis } from '../api/api-record.ts';
import { versionKey } from '../builds/publish.ts';
import { versionsOf } from '../compose/changes.ts';
import { HEALTH, pruneHealth } from '../health/health.ts';
import { history } from '../history/history.ts';
import { inPlace, isHistory, placesOf } from '../places/place.ts';
import { readCurrent, readSet, removeSet, setIds } from '../pointer.ts';
import type { HistoryEntry } from '../records.ts';
import { ROLLOUTS, removeCounts } from '../rollout/stored-counts.ts';
import type { Store } from '../store/store.ts';

/** Folders of a store that contain no versions. */
const RESERVED = ['sets', 'leases', 'signatures', 'places', APIS, ROLLOUTS, HEALTH];
/** Versions that no set needs yet are kept this long: their release may be waiting for the lock. */
const GRACE = DAY_MS;
/** A draft older than this was left by a killed tool. */
export const DRAFT_AGE = DAY_MS / 24;

/** More entries than are written in the days that count. */
const MAX_ENTRIES = 1000;

/** How much is kept for rollbacks and for pages that are still open. */
export interface Retention {
  /** How many of the last sets are kept. */
  sets: number;
  /** Sets that were current within so many days are kept, longer than any page stays open. */
  days: number;
}

/** From the settings `RELEASES_KEEP_SETS` and `RELEASES_KEEP_DAYS`. */
export function retentionOf(env: Record<string, string | undefined>): Retention {
  const { RELEASES_KEEP_SETS = '20', RELEASES_KEEP_DAYS = '30' } = env;
  const [sets, days] = [Number(RELEASES_KEEP_SETS), Number(RELEASES_KEEP_DAYS)];
  return { sets: sets >= 2 ? sets : 20, days: days >= 0 ? days : 30 };
}

/**
 * Removes versions that are neither a version nor a fallback of a kept set. Requires the lock. Returns the removed ones, as
 * `name/version`.
 */
export async function prune(
  store: Store,
  retention: Partial<Retention> = {},
  now = Date.now(),
): Promise<string[]> {
  const kept = await keptSets(store, retention, now);
  const needed = new Set(kept.flatMap(neededBy));
  const removed: string[] = [];
  for (const key of await publishedVersions(store)) {
    if (needed.has(key) || now - ((await store.modifiedAt(key)) ?? now) < GRACE) continue;
    await store.remove(key);
    removed.push(key);
  }
  const ids = new Set(kept.map(({ id }) => id));
  for (const id of await setIds(store)) if (!ids.has(id)) await removeSet(store, id);
  await pruneApis(store, new Set(kept.flatMap(({ api }) => (api ? [api] : []))));
  await pruneCounts(store);
  await pruneHealth(store, now);
  await store.removeDrafts(DRAFT_AGE);
  return removed;
}

/** Removes what gateways have counted of rollouts that have ended. */
async function pruneCounts(store: Store): Promise<void> {
  const places = await placesOf(store);
  const current = await Promise.all(places.map((place) => readCurrent(inPlace(store, place))));
  const running = current.map(({ rollout }) => rollout?.id);
  for (const id of await store.names(ROLLOUTS)) if (!running.includes(id)) await removeCounts(store, id);
}

/** The sets that a page which is still open may have, or a rollback may go to, of all places. */
export async function keptSets(
  store: Store,
  retention: Partial<Retention> = {},
  now = Date.now(),
): Promise<ReleaseSet[]> {
  const limits = { ...retentionOf({}), ...retention };
  const ids = await setIds(store);
  const kept = new Set<string>();
  for (const place of await placesOf(store)) {
    const entries = await history(inPlace(store, place), MAX_ENTRIES);
    for (const id of keptOf(entries, ids, limits, now)) kept.add(id);
  }
  const sets = await Promise.all([...kept].map((id) => readSet(store, id)));
  return sets.filter((set) => set !== undefined);
}

/** The versions and fallbacks of a set, as `name/version`. */
export function neededBy(set: ReleaseSet): string[] {
  const fallbacks = Object.entries(set.remotes).flatMap(([name, { fallback }]) =>
    fallback ? [versionKey(name, fallback.version)] : [],
  );
  return [
    ...Object.entries(versionsOf(set)).map(([name, version]) => versionKey(name, version)),
    ...fallbacks,
  ];
}

/** All versions in a store, as `name/version`. */
export async function publishedVersions(store: Store): Promise<string[]> {
  const packages = (await store.names('')).filter(isPackage);
  const versions = await Promise.all(
    packages.map(async (name) => (await store.names(name)).map((version) => versionKey(name, version))),
  );
  return versions.flat();
}

const isPackage = (name: string) =>
  /^[a-z][a-z0-9-]*$/.test(name) && !RESERVED.includes(name) && !isHistory(name);

/** Of one place: the last sets, those that were current within the days, and those created within them. */
function keptOf(entries: HistoryEntry[], ids: string[], { sets, days }: Retention, now: number): Set<string> {
  const since = now - days * DAY_MS;
  const newest = [...new Set(entries.map(({ set }) => set))].slice(0, sets);
  // A set is served until the next entry.
  const served = entries.flatMap(({ before, at }) => (before && Date.parse(at) >= since ? [before] : []));
  const created = ids.filter((id) => createdAtOf(id) >= since);
  return new Set([...newest, ...served, ...created]);
}

/** A set's id begins with the time of its creation; 0 if it does not. */
function createdAtOf(id: string): number {
  const time = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-/.exec(id)?.slice(1).map(Number);
  if (!time) return 0;
  const [year = 0, month = 1, ...rest] = time;
  return Date.UTC(year, month - 1, ...rest);
}
