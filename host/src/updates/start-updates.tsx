import { ensureNamespace } from '@handover/shared/i18n';
import { type Platform, PlatformProvider } from '@handover/shared/platform';
import { createRoot } from 'react-dom/client';
import { newNotice } from '../notices/notice-container.ts';
import { isSafeMoment } from './is-safe-moment.ts';
import { OfferBar } from './offer-bar.tsx';
import { offerUpdates } from './offer-updates.ts';
import { otherSetAtom } from './other-set.atom.ts';
import { watchReleases } from './release-watch.ts';

/** What is asked of the router. */
interface Navigation {
  state: { location: { pathname: string } };
  subscribe: (listener: (state: Navigation['state']) => void) => () => void;
}

/** Begins to watch for another set than `setId`, and offers it at a safe moment. */
export function startUpdates(setId: string, platform: Platform, router: Navigation): void {
  const { i18n, modals, store } = platform;
  watchReleases(setId, platform);
  const onNavigation = (listener: () => void) => {
    let shown = router.state.location.pathname;
    router.subscribe(({ location: { pathname } }) => {
      if (pathname === shown) return;
      shown = pathname;
      listener();
    });
  };
  const onInput = (listener: () => void) => document.addEventListener('input', listener, { capture: true });
  const postpone = offerUpdates({ store, onNavigation, onInput, isSafe: () => isSafeMoment(modals) });
  const unsubscribe = store.sub(otherSetAtom, () => {
    unsubscribe();
    void draw();
  });
  // Drawn once there is something to say: the region is there, and empty, before its words come in.
  async function draw() {
    await ensureNamespace(i18n, 'updates');
    createRoot(newNotice()).render(
      <PlatformProvider platform={platform}>
        <OfferBar postpone={postpone} reload={() => window.location.reload()} />
      </PlatformProvider>,
    );
  }
}
