import type { JotaiStore } from '@handover/shared/store';
import { offerShownAtom } from './offer-shown.atom.ts';
import { otherSetAtom } from './other-set.atom.ts';

/** The time after a navigation in which the previous page unmounts, with its unsaved input. */
const SETTLE_MS = 300;
const POSTPONE_MS = 60 * 60_000;

interface OfferOptions {
  store: JotaiStore;
  onNavigation: (listener: () => void) => void;
  onInput: (listener: () => void) => void;
  /** Whether the page can be reloaded without losing anything. */
  isSafe: () => boolean;
}

/**
 * Offers the other release set after a navigation, if that is safe. The offer is withdrawn when our set is current again, and
 * until the next navigation when the user enters something, since not every form asks before it is left. Returns a function
 * that postpones the offer for an hour, or until the set changes again.
 */
export function offerUpdates({ store, onNavigation, onInput, isSafe }: OfferOptions): () => void {
  let hasEntered = false;
  let postponed: { id: string | undefined; until: number } | undefined;
  const other = () => store.get(otherSetAtom);
  const show = (shown: boolean) => store.set(offerShownAtom, shown);
  const isPostponed = () => postponed?.id === other() && Date.now() < (postponed?.until ?? 0);

  onNavigation(() => {
    hasEntered = false;
    setTimeout(() => {
      if (other() && !hasEntered && !isPostponed() && isSafe()) show(true);
    }, SETTLE_MS);
  });
  onInput(() => {
    hasEntered = true;
    show(false);
  });
  store.sub(otherSetAtom, () => {
    if (!other()) show(false);
  });
  return () => {
    postponed = { id: other(), until: Date.now() + POSTPONE_MS };
    show(false);
  };
}
