import type { ReleaseSet } from '@handover/shared/federation/contract';
import type { ApiDocument } from '../api/api-changes.ts';
import { apiId } from '../api/api-record.ts';
import type { BuildManifest } from '../builds/schema.ts';
import { history } from '../history/history.ts';
import { ledgerOf } from '../ledger/ledger-of.ts';
import { assertWithinBudgets } from '../ledger/over-budget.ts';
import { checkOwnership } from '../ownership/check-ownership.ts';
import { readOwners } from '../ownership/owners.ts';
import { ReleaseError } from '../release-error.ts';
import type { Released, ReleaseOptions } from '../release-options.ts';
import { isRevoked, readRevoked } from '../revoke/revoked.ts';
import { assertNotTakenBack } from '../rollout/taken-back.ts';
import type { Store } from '../store/store.ts';
import { checkStyles } from '../styles/check-styles.ts';
import { tryRemotes } from '../trial/trial.ts';
import { withEntryPointVersions } from '../types/entry-point-versions.ts';
import { changesBetween, versionsOf } from './changes.ts';
import { composeSet } from './compose-set.ts';
import { checkSet } from './gates.ts';

export interface ReleasePlan extends Released {
  /** The builds without the skipped ones. */
  included: BuildManifest[];
  /** The document of the api that the set is for. */
  document?: ApiDocument | undefined;
}

/**
 * The set that a release of these builds makes current, checked as a release is; nothing is written. Throws `ReleaseError` if a gate,
 * an owner or a budget refuses it.
 */
export async function planRelease(
  store: Store,
  builds: BuildManifest[],
  current: ReleaseSet | undefined,
  { by, action, remove = [], loosen, overBudget, again, api, startedApi }: ReleaseOptions,
): Promise<ReleasePlan> {
  const unknown = remove.filter((name) => !current?.remotes[name]);
  if (unknown.length > 0) throw new ReleaseError(`There is no ${unknown.join(', ')} in the current set.`);
  const skipped = action === 'start' ? await releasedBefore(store, builds, current) : [];
  const included = builds.filter(({ name }) => !skipped.some((each) => each.name === name));
  const composed = await composeSet(store, included, current, { removed: remove });
  const changes = changesBetween(current, composed);
  if (current && changes.length === 0)
    return { set: current, isNew: false, changes, skipped, included, entryPoints: [], ledger: {} };

  // A start leaves them out.
  if (action !== 'start') await assertNotTakenBack(store, changes, again);
  const changed = changes.map(({ name }) => name);
  const checked = changed.includes('host') ? Object.keys(composed.remotes) : changed;
  await checkSet(store, composed, checked, api);
  const { owners } = await readOwners(store, current);
  // A start releases the checkout of one machine: what its pages allow was decided where the checkout comes from.
  const strict = action === 'start' ? {} : { by, before: current };
  await checkOwnership(store, { ...strict, after: composed, owners, names: changed, loosen });
  const { set, entryPoints } = await withEntryPointVersions(store, composed, current);
  const document = api?.document ?? (await startedApi?.());
  if (document) set.api = apiId(document);
  const ledger = await ledgerOf(store, changes);
  await checkStyles(store, composed, changed);
  const untried = await tryRemotes(store, composed, checked);
  // What a checkout weighs was decided where it comes from, too.
  if (action !== 'start' && !overBudget) assertWithinBudgets(changes, ledger);
  return { set, isNew: true, changes, skipped, included, entryPoints, document, ledger, untried };
}

/** Builds whose version was current before, and was replaced since by a release or a rollback; and those that were revoked. */
async function releasedBefore(store: Store, builds: BuildManifest[], current: ReleaseSet | undefined) {
  const known = new Set(
    (await history(store)).flatMap(({ changes }) =>
      changes.flatMap(({ name, from, to }) => [`${name}@${from}`, `${name}@${to}`]),
    ),
  );
  const versions = versionsOf(current);
  const revoked = await readRevoked(store);
  return builds.flatMap(({ name, version }) => {
    const now = versions[name];
    const isKnown = known.has(`${name}@${version}`) || isRevoked(revoked, name, version);
    return now && now !== version && isKnown ? [{ name, version, current: now }] : [];
  });
}
