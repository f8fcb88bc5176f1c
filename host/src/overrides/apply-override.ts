import type { ReleaseSet } from '@handover/shared/federation';
import { keptOverride, noteRunning, type Override, stoodStill } from './kept-override.ts';
import { OfferError, offeredRelease } from './offered-release.ts';

/** Why an override that was agreed to does not run; the released version does. */
export type Hindrance = OfferError['reason'] | 'renamed' | 'stoodStill';

/** What is overridden in this tab. */
export type Overridden =
  | { state: 'none' }
  | ({ state: 'running'; version: string } & Override)
  | ({ state: 'held'; why: Hindrance; detail: string } & Override);

/** What the tab keeps is read afresh from where it is served; what can't be had leaves the released version. */
export async function applyOverride(
  released: ReleaseSet,
): Promise<{ releaseSet?: ReleaseSet; overridden: Overridden }> {
  const override = keptOverride();
  if (!override) return { overridden: { state: 'none' } };
  const held = (why: Hindrance, detail = '') => ({
    overridden: { state: 'held' as const, why, detail, ...override },
  });
  if (stoodStill()) return held('stoodStill');
  try {
    const { name, ...release } = await offeredRelease(override.address);
    // The consent named one remote: another one that is served there meanwhile has none.
    if (name !== override.remote) return held('renamed', name);
    noteRunning();
    return {
      // Without a fallback: a developer shall see that the build fails, not the version before it.
      releaseSet: { ...released, remotes: { ...released.remotes, [name]: { ...release, fallback: null } } },
      overridden: { state: 'running', version: release.version, ...override },
    };
  } catch (error) {
    const { reason, detail } =
      error instanceof OfferError ? error : new OfferError('unusable', String(error));
    return held(reason, detail);
  }
}
