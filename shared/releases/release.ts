import { userInfo } from 'node:os';
import type { ReleaseSet } from '../federation/contract.ts';
import { writeApi } from './api/api-record.ts';
import { writeEntry } from './history.ts';
import { withLease } from './lease/lease.ts';
import { readOwners, withClaims, writeOwners } from './ownership/owners.ts';
import { currentIn, inPlace, PRODUCTION } from './places/place.ts';
import { planRelease } from './plan-release.ts';
import { assertNoRollout, movePointer } from './pointer.ts';
import { publish } from './publish.ts';
import { readManifest } from './read-manifest.ts';
import { ReleaseError } from './release-error.ts';
import type { Released, ReleaseOptions } from './release-options.ts';
import { prune } from './retention.ts';
import { asRollout } from './rollout/as-rollout.ts';
import type { BuildManifest } from './schema.ts';
import { signatureErrors, signVersion, withSignatures } from './signing/signatures.ts';
import { openStore, type StoreLocation } from './store/open-store.ts';
import type { Store } from './store/store.ts';
import { withBuilds } from './store/with-builds.ts';

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
    if (action !== 'start') await assertAsSigned(store, current.set);

    const planned = await withBuilds(store, dists);
    const plan = await planRelease(planned.store, planned.builds, current.set, { ...options, by });
    const { set, changes, skipped, entryPoints, ledger, untried, included } = plan;
    if (!plan.isNew) {
      // What retention or a person has removed of a current version is there again.
      await publishAll(store, dists, included);
      return plan;
    }

    const { signingKey } = options;
    const changed = changes.map(({ name }) => name);
    const { owners, tag } = await readOwners(store, current.set);
    const signed = withSignatures(planned.store, included, signingKey);
    const unsigned = await signatureErrors(signed, set, owners, changed);
    if (unsigned.length > 0)
      throw new ReleaseError(
        ['Refused, nothing was changed. Set RELEASE_KEY to the key of the team:', ...unsigned].join('\n  '),
      );
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

/** Throws for a current set that was changed by hand: gateways do not serve it, and would not serve one that is composed on it. */
async function assertAsSigned(store: Store, set: ReleaseSet | undefined): Promise<void> {
  const { owners } = await readOwners(store, set);
  const errors = set ? await signatureErrors(store, set, owners) : [];
  if (errors.length === 0) return;
  throw new ReleaseError(
    [
      'Refused, nothing was changed. The current set is not served, so go back first (pnpm release:rollback):',
      ...errors,
    ].join('\n  '),
  );
}
