import type { ReleaseSet, RemoteError } from '@handover/shared/federation';
import type { I18n } from '@handover/shared/i18n';
import { createBrowserCookies } from '@handover/shared/session';
import { applyOverride } from './apply-override.ts';
import { fetchRelease } from './fetch-release.ts';
import { releasedAddress } from './override-address.ts';
import { showOverrideBar } from './show-override-bar.tsx';
import { mayRunBuilds, storeOverride } from './stored-override.ts';

/**
 * Runs another released version of a remote in this tab, from its next page on. Rejects with `OfferError` where it can't: it was revoked, or
 * is not in the store any more.
 */
export async function runReleased(remote: string, version: string): Promise<void> {
  const address = releasedAddress(remote, version);
  const { name } = await fetchRelease(address);
  storeOverride({ remote: name, address });
  // The gateway lets this browser have overrides; without builds of one's own.
  createBrowserCookies().set('overrides', 'released');
}

/**
 * The release set with this tab's override, and the bar that shows it. Gates and integrity checks apply as to every
 * release.
 */
export async function openOverrides(released: ReleaseSet) {
  const { releaseSet = released, overridden } = await applyOverride(released);
  return {
    releaseSet,
    overridden,
    // An override may cause any failure while it runs: failures are logged for the developer instead of being
    // reported to the operator.
    ...(overridden.state === 'running' && { onFailure: (error: RemoteError) => console.error(error) }),
    /** Never rejects: missing texts of the bar must not stop the page. */
    async showBar(i18n: I18n) {
      // An override can begin only in installations that allow builds of one's own.
      if (overridden.state === 'none' && !mayRunBuilds()) return;
      await showOverrideBar(overridden, i18n).catch((error) => console.error(error));
    },
  };
}
