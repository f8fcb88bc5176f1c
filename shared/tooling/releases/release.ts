import { userInfo } from 'node:os';
import { writeApi } from './api/api-record.ts';
import { publish } from './builds/publish.ts';
import { readManifest } from './builds/read-manifest.ts';
import type { BuildManifest } from './builds/schema.ts';
import { prepareRelease } from './compose/prepare-release.ts';
import { writeEntry } from './history/history.ts';
import { withLease } from './lease/lease.ts';
import { readOwners, withClaims, writeOwners } from './ownership/owners.ts';
import { currentIn, inPlace, PRODUCTION } from './places/place.ts';
import { assertNoRollout, movePointer } from './pointer.ts';
import type { Released, ReleaseOptions } from './release-options.ts';
import { prune } from './retention/retention.ts';
import { asRollout } from './rollout/as-rollout.ts';
import { signVersion } from './signing/signatures.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';
import type { Store } from './store/store.ts';

/**
 * Composes a set with builds (folders `dist`), publishes them and makes it the current one. Under the lock, so that each tool composes
 * on the result of the one before. Throws `ReleaseError` if a gate refuses a build, before any of them is stored, or if the lock stays
 * taken.
 */
export async function release(
  location: StoreLocation,
  dists: readonly string[],
  options: ReleaseOptions = {},
): Promise<Released> {
  const { place = PRODUCTION } = options;
  const all = await openStore(location);
  const store = inPlace(all, place);
  const {
    by = userInfo().username,
    action = 'release',
    remove = [],
    note,
    tests,
    sources,
    commit,
    again,
  } = options;
  const manifests = await Promise.all(dists.map(readManifest));
  const purpose = `releases ${[...manifests.map(({ name }) => name), ...remove].join(', ')}`;
  return withLease(store, { who: by, purpose, onWait: options.onWait }, async (lease) => {
    const current = await currentIn(all, place);
    if (current.entry) await writeEntry(store, current.entry);
    if (action === 'start' && current.set && current.rollout)
      return {
        set: current.set,
        isNew: false,
        changes: [],
        skipped: [],
        entryPoints: [],
        ledger: {},
        rollout: current.rollout,
      };
    assertNoRollout(current);
    const plan = await prepareRelease(store, dists, current.set, { ...options, by });
    const { set, changes, skipped, entryPoints, ledger, untried, included } = plan;
    if (!plan.isNew) {
      // What retention or a person has removed of a current version is there again.
      await publishAll(store, dists, included);
      return plan;
    }

    const { signingKey } = options;
    const { owners, tag } = await readOwners(store, current.set);
    const moved = { current, set, by, action, changes, tests, sources, commit, again, note, ledger };
    const move = options.canary ? asRollout(moved, options.canary) : moved;
    await publishAll(store, dists, included, signingKey);
    await writeApi(store, plan.document);
    await movePointer(store, lease, move);
    // What is only tried owns nothing yet. What a set claims is derived from it again if this fails.
    if (place === PRODUCTION) await writeOwners(store, withClaims(owners, set), tag).catch(() => undefined);
    // If it fails, the next release tries again.
    await prune(all, options.retention).catch(() => []);
    return { set, isNew: true, changes, skipped, entryPoints, ledger, untried };
  });
}

/** Stores the included ones of these builds, signed if there is a key. */
async function publishAll(
  store: Store,
  dists: readonly string[],
  included: readonly BuildManifest[],
  signingKey?: string,
): Promise<void> {
  for (const dist of dists) {
    const { name } = await readManifest(dist);
    if (!included.some((each) => each.name === name)) continue;
    const { version } = await publish(dist, store);
    if (signingKey) await signVersion(store, name, version, signingKey);
  }
}
