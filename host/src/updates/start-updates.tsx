import type { ReleaseSet } from '@handover/shared/federation';
import { untilTexts } from '@handover/shared/i18n';
import { PlatformProvider } from '@handover/shared/platform';
import type { Shell } from '@handover/shared/shell';
import { createRoot } from 'react-dom/client';
import { newNotice } from '../notices/notice-container.ts';
import type { OnNavigation } from '../router/on-navigation.ts';
import { followSets } from './follow-sets.ts';
import { isSafeMoment } from './is-safe-moment.ts';
import { LEFT_KEY } from './left-key.ts';
import { OfferBar } from './offer-bar.tsx';
import { offerUpdates } from './offer-updates.ts';
import { otherSetAtom } from './other-set.atom.ts';
import { reloadAtOnce } from './reload-at-once.ts';
import { watchReleases } from './watch-releases.ts';

interface Updates {
  releaseSet: ReleaseSet;
  shell: Shell;
  onNavigation: OnNavigation;
  /** Whether a developer's own build runs in this tab. The page then keeps its versions. */
  isOverridden: boolean;
}

/** The input of the previous page, if it had to be reloaded. */
function readLeft(): string | null {
  try {
    return sessionStorage.getItem(LEFT_KEY);
  } catch {
    return null;
  }
}

/**
 * Watches for other release sets: the page moves to them by itself, or offers to be loaded anew, when that is safe; at once, if it runs a
 * version that was revoked.
 */
export function startUpdates({ releaseSet, shell, onNavigation, isOverridden }: Updates): void {
  const { platform, loader } = shell;
  const { i18n, modals, store, events } = platform;
  const isSafe = () => isSafeMoment(modals);
  // Loaded when it is needed: hardly ever.
  const leaving = () => import(/* webpackChunkName: 'leave-revoked' */ './leave-revoked.ts');
  const onRemount = async (remotes: string[]) =>
    (await leaving()).preserveInput(platform, releaseSet, remotes);
  const follow = followSets({ releaseSet, loader, i18n, onNavigation, isSafe, onRemount });
  const kept = readLeft();
  if (kept) void leaving().then(({ afterReload }) => afterReload(platform, kept));
  watchReleases(releaseSet.id, events, async (set) => {
    const result = isOverridden ? 'reload' : await follow(set);
    if (result === 'superseded') return;
    if (result === 'leave') return reloadAtOnce();
    store.set(otherSetAtom, result === 'reload' && set.id !== releaseSet.id ? set.id : undefined);
  });
  const onInput = (listener: () => void) => document.addEventListener('input', listener, { capture: true });
  const postpone = offerUpdates({ store, onNavigation, onInput, isSafe });
  const unsubscribe = store.sub(otherSetAtom, () => {
    unsubscribe();
    void renderBar();
  });
  // Rendered with the first other set. The bar is empty until an offer is made, so that its live region announces it.
  async function renderBar() {
    await untilTexts(i18n, ['updates']);
    createRoot(newNotice()).render(
      <PlatformProvider platform={platform}>
        <OfferBar postpone={postpone} reload={() => window.location.reload()} />
      </PlatformProvider>,
    );
  }
}
