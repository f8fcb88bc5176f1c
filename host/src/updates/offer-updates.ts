import type { JotaiStore } from '@handover/shared/store';
import { offerShownAtom } from './offer-shown.atom.ts';
import { otherSetAtom } from './other-set.atom.ts';

/** Milliseconds. Until the page that was left is gone, with what it held. */
const SETTLED = 300;
/** How long “later” is. */
const LATER = 60 * 60_000;

interface Surroundings {
  store: JotaiStore;
  /** Told of each page that is gone to. */
  onNavigation: (listener: () => void) => void;
  /** Told of each key, choice and tick with which something is entered. */
  onInput: (listener: () => void) => void;
  /** Whether the page may be left with nothing lost and nobody disturbed. */
  isSafe: () => boolean;
}

/**
 * Offers another set at a navigation, never in the middle of something. Takes the offer back when ours is current again, and
 * until the next navigation when something is entered: not every form asks before it is left. Returns the way to put it off: it
 * is made again after an hour, or when the set changes once more.
 */
export function offerUpdates({ store, onNavigation, onInput, isSafe }: Surroundings): () => void {
  let entered = false;
  let postponed: { id: string | undefined; until: number } | undefined;
  const other = () => store.get(otherSetAtom);
  const show = (shown: boolean) => store.set(offerShownAtom, shown);
  const isPostponed = () => postponed?.id === other() && Date.now() < (postponed?.until ?? 0);

  onNavigation(() => {
    entered = false;
    setTimeout(() => {
      if (other() && !entered && !isPostponed() && isSafe()) show(true);
    }, SETTLED);
  });
  onInput(() => {
    entered = true;
    show(false);
  });
  store.sub(otherSetAtom, () => {
    if (!other()) show(false);
  });
  return () => {
    postponed = { id: other(), until: Date.now() + LATER };
    show(false);
  };
}
