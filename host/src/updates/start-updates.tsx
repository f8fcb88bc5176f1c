import { ensureNamespace } from '@handover/shared/i18n';
import { type Platform, PlatformProvider } from '@handover/shared/platform';
import { createRoot } from 'react-dom/client';
import { newNotice } from '../notices/notice-container.ts';
import { isSafeMoment } from './is-safe-moment.ts';
import { OfferBar } from './offer-bar.tsx';
import { offerUpdates } from './offer-updates.ts';
import { otherSetAtom } from './other-set.atom.ts';
import { watchReleases } from './watch-releases.ts';

interface Router {
  state: { location: { pathname: string } };
  subscribe: (listener: (state: Router['state']) => void) => () => void;
}

/** Watches for another release set than `setId`, and offers it when that is safe. */
export function startUpdates(setId: string, platform: Platform, router: Router): void {
  const { i18n, modals, store } = platform;
  watchReleases(setId, platform);
  const onNavigation = (listener: () => void) => {
    let current = router.state.location.pathname;
    router.subscribe(({ location: { pathname } }) => {
      if (pathname === current) return;
      current = pathname;
      listener();
    });
  };
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
