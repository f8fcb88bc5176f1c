import type { ReleaseSet } from '@handover/shared/federation/contract';
import { readOwners } from '../ownership/owners.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseOptions } from '../release-options.ts';
import { signatureErrors, withSignatures } from '../signing/signatures.ts';
import type { Store } from '../store/store.ts';
import { withBuilds } from '../store/with-builds.ts';
import { planRelease, type ReleasePlan } from './plan-release.ts';

/**
 * Everything that a release of these builds (folders `dist`) is asked before it is stored, the signatures of their teams included; nothing is
 * written. Throws `ReleaseError` for what is refused.
 */
export async function prepareRelease(
  store: Store,
  dists: readonly string[],
  current: ReleaseSet | undefined,
  options: ReleaseOptions,
): Promise<ReleasePlan> {
  if (options.action !== 'start') await assertAsSigned(store, current);
  const planned = await withBuilds(store, dists);
  const plan = await planRelease(planned.store, planned.builds, current, options);
  if (!plan.isNew) return plan;
  const { owners } = await readOwners(store, current);
  const signed = withSignatures(planned.store, plan.included, options.signingKey);
  const changed = plan.changes.map(({ name }) => name);
  const unsigned = await signatureErrors(signed, plan.set, owners, changed);
  if (unsigned.length === 0) return plan;
  throw new ReleaseError(
    ['Refused, nothing was changed. Set RELEASE_KEY to the key of the team:', ...unsigned].join('\n  '),
  );
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
