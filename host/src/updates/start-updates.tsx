import { ensureNamespace, I18nextProvider } from '@handover/shared/i18n';
import type { Platform } from '@handover/shared/platform';
import { createRoot } from 'react-dom/client';
import { newNotice } from '../notices/notice-place.ts';
import { isSafeMoment } from './is-safe-moment.ts';
import { createOffer } from './offer.ts';
import { OfferBar } from './offer-bar.tsx';
import { watchReleases } from './release-watch.ts';

/** What is asked of the router. */
interface Navigation {
  state: { location: { pathname: string } };
  subscribe: (listener: (state: Navigation['state']) => void) => () => void;
}

/** Begins to watch for another set than `setId`, and offers it at a safe moment. */
export function startUpdates(setId: string, { events, i18n, modals }: Platform, router: Navigation) {
  const watch = watchReleases(setId, events);
  const onNavigation = (listener: () => void) => {
    let shown = router.state.location.pathname;
    router.subscribe(({ location: { pathname } }) => {
      if (pathname === shown) return;
      shown = pathname;
      listener();
    });
  };
  const onInput = (listener: () => void) => document.addEventListener('input', listener, { capture: true });
  const offer = createOffer({ watch, onNavigation, onInput, isSafe: () => isSafeMoment(modals) });
  const unsubscribe = watch.subscribe(() => {
    unsubscribe();
    void draw();
  });
  // Drawn once there is something to say: the region is there, and empty, before its words come in.
  async function draw() {
    await ensureNamespace(i18n, 'updates');
    createRoot(newNotice()).render(
      <I18nextProvider i18n={i18n}>
        <OfferBar offer={offer} modals={modals} reload={() => window.location.reload()} />
      </I18nextProvider>,
    );
  }
  return watch;
}
