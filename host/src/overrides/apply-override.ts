import type { ReleaseSet } from '@handover/shared/federation';
import { fetchRelease, OfferError } from './fetch-release.ts';
import { markRunning, type Override, previousPageHung, storedOverride } from './stored-override.ts';

/** Why a stored override does not run; the released version runs instead. */
export type HeldReason = OfferError['reason'] | 'renamed' | 'stoodStill';

/** The state of the override in this tab. */
export type Overridden =
  | { state: 'none' }
  | ({ state: 'running'; version: string } & Override)
  | ({ state: 'held'; why: HeldReason; detail: string } & Override);

/** Fetches the release of the stored override; if that fails, the released version stays. */
export async function applyOverride(
  released: ReleaseSet,
): Promise<{ releaseSet?: ReleaseSet; overridden: Overridden }> {
  const override = storedOverride();
  if (!override) return { overridden: { state: 'none' } };
  const held = (why: HeldReason, detail = '') => ({
    overridden: { state: 'held' as const, why, detail, ...override },
  });
  if (previousPageHung()) return held('stoodStill');
  try {
    const { name, ...release } = await fetchRelease(override.address);
    // The user has consented to one remote; another one at the same address has no consent.
    if (name !== override.remote) return held('renamed', name);
    markRunning();
    return {
      // There is no fallback, so that the developer sees the build fail instead of an older version.
      releaseSet: { ...released, remotes: { ...released.remotes, [name]: { ...release, fallback: null } } },
      overridden: { state: 'running', version: release.version, ...override },
    };
  } catch (error) {
    const { reason, detail } =
      error instanceof OfferError ? error : new OfferError('unusable', String(error));
    return held(reason, detail);
  }
}
