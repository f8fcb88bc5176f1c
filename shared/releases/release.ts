import { hostname, userInfo } from 'node:os';
import type { ReleaseSet } from '../federation/contract.ts';
import { changesBetween, versionsOf } from './changes.ts';
import { composeSet } from './compose-set.ts';
import { checkSet, type LiveApi } from './gates.ts';
import { history, writeDown } from './history.ts';
import { type Lease, withLease } from './lease/lease.ts';
import { type Current, movePointer, readCurrent } from './pointer.ts';
import { publish } from './publish.ts';
import type { Change, HistoryEntry, LeaseRecord } from './records.ts';
import { prune, type Retention } from './retention.ts';
import type { BuildManifest } from './schema.ts';
import { openStore, type StorePlace } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export interface ReleaseOptions {
  /** Who releases; else the name of the user. */
  by?: string;
  note?: string;
  tests?: HistoryEntry['tests'];
  sources?: HistoryEntry['sources'];
  /** `start` leaves out builds that were current before, so that it does not undo a rollback. */
  action?: 'release' | 'start';
  /** Remotes that the new set shall not have any more. */
  without?: readonly string[];
  /** The api that is live, where one answers. */
  api?: LiveApi | undefined;
  retention?: Partial<Retention>;
  /** Called when somebody else holds the lock. */
  onWait?: (holder: LeaseRecord) => void;
}

export interface Released {
  set: ReleaseSet;
  /** False where the current set said the same already. */
  isNew: boolean;
  changes: Change[];
  /** Builds that a start left out: they were current once, and another version is now. */
  passedOver: { name: string; version: string; current: string }[];
}

/**
 * Publishes builds (folders `dist`) and makes the current set with them in it the current one. The lock is held only for
 * the latter, so two tools build and publish at once and the second composes upon what the first made. Throws
 * `ReleaseError` where a remote would be locked out, or the lock can't be had.
 */
export async function release(
  place: StorePlace,
  dists: readonly string[],
  options: ReleaseOptions = {},
): Promise<Released> {
  const store = await openStore(place);
  const builds = await Promise.all(dists.map((dist) => publish(dist, store)));
  const { by = userInfo().username, onWait } = options;
  const purpose = `releases ${[...builds.map(({ name }) => name), ...(options.without ?? [])].join(', ')}`;
  return withLease(store, { who: by, purpose, onWait }, async (lease) => {
    const current = await readCurrent(store);
    if (current.entry) await writeDown(store, current.entry);
    // Between the first look and the lock, whoever tidied up may have removed a version that no set needed yet.
    for (const dist of dists) await publish(dist, store);
    return compose(store, lease, { builds, current, by, options });
  });
}

interface Work {
  builds: BuildManifest[];
  current: Current;
  by: string;
  options: ReleaseOptions;
}

async function compose(
  store: Store,
  lease: Lease,
  { builds, current, by, options }: Work,
): Promise<Released> {
  const { action = 'release', without = [], note, tests, sources, retention, api } = options;
  const passedOver = action === 'start' ? await releasedBefore(store, builds, current.set) : [];
  const taken = builds.filter(({ name }) => !passedOver.some((each) => each.name === name));
  const set = await composeSet(store, taken, current.set, without);
  const changes = changesBetween(current.set, set);
  if (current.set && changes.length === 0) return { set: current.set, isNew: false, changes, passedOver };

  const changed = changes.map(({ name }) => name);
  await checkSet(store, set, changed.includes('host') ? Object.keys(set.remotes) : changed, api);
  const entry: HistoryEntry = {
    number: (current.entry?.number ?? 0) + 1,
    at: set.createdAt,
    by,
    machine: hostname(),
    action,
    set: set.id,
    before: current.set?.id ?? null,
    changes,
    ...(tests && { tests }),
    ...(sources && { sources }),
    ...(note && { note }),
  };
  await movePointer(store, lease, { set, entry, was: current.tag });
  // What stays too long harms nobody: the next release tries again.
  await prune(store, retention).catch(() => []);
  return { set, isNew: true, changes, passedOver };
}

/** Builds whose version was current once and is no more: somebody went back, or on. */
async function releasedBefore(store: Store, builds: BuildManifest[], current: ReleaseSet | undefined) {
  const known = new Set(
    (await history(store)).flatMap(({ changes }) =>
      changes.flatMap(({ name, from, to }) => [`${name}@${from}`, `${name}@${to}`]),
    ),
  );
  const versions = versionsOf(current);
  return builds.flatMap(({ name, version }) => {
    const now = versions[name];
    return now && now !== version && known.has(`${name}@${version}`) ? [{ name, version, current: now }] : [];
  });
}
