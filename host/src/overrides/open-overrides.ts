import type { ReleaseSet, RemoteError } from '@handover/shared/federation';
import type { I18n } from '@handover/shared/i18n';
import { applyOverride } from './apply-override.ts';
import { showOverrideBar } from './show-override-bar.tsx';

/** The set as this tab shall run it, and the bar that says so. Gates and integrity are asked as of every release. */
export async function openOverrides(released: ReleaseSet) {
  const { releaseSet = released, overridden } = await applyOverride(released);
  return {
    releaseSet,
    // Whatever fails beside a build of one’s own may be its doing: it is its developer who hears of it, not those who run the site.
    ...(overridden.state === 'running' && { onFailure: (error: RemoteError) => console.error(error) }),
    /** Never rejects: a bar without words must not keep the page back. */
    showBar: (i18n: I18n) => showOverrideBar(overridden, i18n).catch((error) => console.error(error)),
  };
}
