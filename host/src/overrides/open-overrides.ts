import type { ReleaseSet } from '@handover/shared/federation';
import type { I18n } from '@handover/shared/i18n';
import { applyOverride } from './apply-override.ts';
import { showOverrideBar } from './show-override-bar.tsx';

/** The set as this tab shall run it, and the bar that says so. Gates and integrity are asked as of every release. */
export async function openOverrides(released: ReleaseSet) {
  const { releaseSet = released, overridden } = await applyOverride(released);
  return {
    releaseSet,
    /** Never rejects: a bar without words must not keep the page back. */
    showBar: (i18n: I18n) => showOverrideBar(overridden, i18n).catch((error) => console.error(error)),
  };
}
