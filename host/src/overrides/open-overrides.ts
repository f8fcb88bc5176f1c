import type { ReleaseSet, RemoteError } from '@handover/shared/federation';
import type { I18n } from '@handover/shared/i18n';
import { applyOverride } from './apply-override.ts';
import { showOverrideBar } from './show-override-bar.tsx';

/**
 * The release set with this tab's override, and the bar that shows it. Gates and integrity checks apply as to every
 * release.
 */
export async function openOverrides(released: ReleaseSet) {
  const { releaseSet = released, overridden } = await applyOverride(released);
  return {
    releaseSet,
    overridden,
    // While an override runs, any failure may be caused by it: it is logged for the developer instead of being reported
    // to the operator.
    ...(overridden.state === 'running' && { onFailure: (error: RemoteError) => console.error(error) }),
    /** Never rejects: missing texts of the bar must not stop the page. */
    showBar: (i18n: I18n) => showOverrideBar(overridden, i18n).catch((error) => console.error(error)),
  };
}
