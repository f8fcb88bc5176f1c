import { ensureNamespace } from '@handover/shared/i18n';
import { type Platform, PlatformProvider } from '@handover/shared/platform';
import { createRoot } from 'react-dom/client';
import { newNotice } from '../notices/notice-container.ts';
import type { OnNavigation } from '../router/on-navigation.ts';
import { isSafeMoment } from './is-safe-moment.ts';
import { OfferBar } from './offer-bar.tsx';
import { offerUpdates } from './offer-updates.ts';
import { otherSetAtom } from './other-set.atom.ts';
import { watchReleases } from './watch-releases.ts';

/** Watches for another release set than `setId`, and offers it when that is safe. */
export function startUpdates(setId: string, platform: Platform, onNavigation: OnNavigation): void {
  const { i18n, modals, store } = platform;
  watchReleases(setId, platform);
  const onInput = (listener: () => void) => document.addEventListener('input', listener, { capture: true });
  const postpone = offerUpdates({ store, onNavigation, onInput, isSafe: () => isSafeMoment(modals) });
  const unsubscribe = store.sub(otherSetAtom, () => {
    unsubscribe();
    void renderBar();
  });
  // Rendered with the first other set. The bar is empty until an offer is made, so that its live region announces it.
  async function renderBar() {
    await ensureNamespace(i18n, 'updates');
    createRoot(newNotice()).render(
      <PlatformProvider platform={platform}>
        <OfferBar postpone={postpone} reload={() => window.location.reload()} />
      </PlatformProvider>,
    );
  }
}
