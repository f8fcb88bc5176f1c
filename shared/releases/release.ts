import { userInfo } from 'node:os';
import type { ReleaseSet } from '../federation/contract.ts';
import { changesBetween, versionsOf } from './changes.ts';
import { composeSet } from './compose-set.ts';
import { checkSet, type LiveApi } from './gates.ts';
import { history, writeEntry } from './history.ts';
import { withLease } from './lease/lease.ts';
import { checkOwnership } from './ownership/check-ownership.ts';
import { readOwners, withClaims, writeOwners } from './ownership/owners.ts';
import { currentIn, inPlace, PRODUCTION } from './places/place.ts';
import { movePointer } from './pointer.ts';
import { publish } from './publish.ts';
import type { Change, HistoryEntry, LeaseRecord } from './records.ts';
import { ReleaseError } from './release-error.ts';
import { prune, type Retention } from './retention.ts';
import type { BuildManifest } from './schema.ts';
import { signatureErrors, signVersion } from './signing/signatures.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export interface ReleaseOptions {
  /** Where it becomes current: `production`, unless another one is named. */
  place?: string;
  /** Who releases; by default the user of the process. */
  by?: string;
  note?: string;
  tests?: HistoryEntry['tests'];
  sources?: HistoryEntry['sources'];
  /** `start` leaves out builds that were current before, so that it does not undo a rollback. */
  action?: 'release' | 'start';
  /** Remotes to remove from the set. */
  remove?: readonly string[];
  /** Whether pages may be opened to more people than before. */
  loosen?: boolean;
  /** The private key in PEM of the team, by which these builds are signed. */
  signingKey?: string | undefined;
  /** The live api, if there is one. */
  api?: LiveApi | undefined;
  retention?: Partial<Retention>;
  /** Called while another process holds the lock. */
  onWait?: (holder: LeaseRecord) => void;
}

export interface Released {
  set: ReleaseSet;
  /** False if the current set already has these versions. */
  isNew: boolean;
  changes: Change[];
  /** Builds that a start skipped, because they were current before another version was. */
  skipped: { name: string; version: string; current: string }[];
}

/**
 * Publishes builds (folders `dist`), composes a set with them and makes it the current one. The lock is held only for the
 * latter, so that tools publish in parallel and each composes on the result of the one before. Throws `ReleaseError` if a
 * gate refuses a remote, or if the lock stays taken.
 */
export async function release(
  location: StoreLocation,
  dists: readonly string[],
  options: ReleaseOptions = {},
): Promise<Released> {
  const { place = PRODUCTION } = options;
  const all = await openStore(location);
  const store = inPlace(all, place);
  const builds = await Promise.all(dists.map((dist) => publish(dist, store)));
  const { by = userInfo().username, action = 'release', remove = [], note, tests, sources, loosen } = options;
  const purpose = `releases ${[...builds.map(({ name }) => name), ...remove].join(', ')}`;
  return withLease(store, { who: by, purpose, onWait: options.onWait }, async (lease) => {
    const current = await currentIn(all, place);
    if (current.entry) await writeEntry(store, current.entry);
    // Retention of another release may have removed a version before the lock was taken, since no set needed it yet.
    for (const dist of dists) await publish(dist, store);

    const skipped = action === 'start' ? await releasedBefore(store, builds, current.set) : [];
    const included = builds.filter(({ name }) => !skipped.some((each) => each.name === name));
    const set = await composeSet(store, included, current.set, remove);
    const changes = changesBetween(current.set, set);
    if (current.set && changes.length === 0) return { set: current.set, isNew: false, changes, skipped };

    const changed = changes.map(({ name }) => name);
    await checkSet(store, set, changed.includes('host') ? Object.keys(set.remotes) : changed, options.api);
    const { owners, tag } = await readOwners(store, current.set);
    // A start releases the checkout of one machine: what its pages allow was decided where the checkout comes from.
    const strict = action === 'start' ? {} : { by, before: current.set };
    await checkOwnership(store, { ...strict, after: set, owners, names: changed, loosen });
    if (options.signingKey)
      for (const { name, version } of included) await signVersion(store, name, version, options.signingKey);
    const unsigned = await signatureErrors(store, set, owners, changed);
    if (unsigned.length > 0)
      throw new ReleaseError(
        ['Refused, nothing was changed. Set RELEASE_KEY to the key of the team:', ...unsigned].join('\n  '),
      );
    await movePointer(store, lease, { current, set, by, action, changes, tests, sources, note });
    // What is only tried owns nothing yet. What a set claims is derived from it again if this fails.
    if (place === PRODUCTION) await writeOwners(store, withClaims(owners, set), tag).catch(() => undefined);
    // If it fails, the next release tries again.
    await prune(all, options.retention).catch(() => []);
    return { set, isNew: true, changes, skipped };
  });
}

/** Builds whose version was current before, and was replaced since by a release or a rollback. */
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
