import type { ReleaseWatch } from './release-watch.ts';

/** Milliseconds. Until the page that was left is gone, with what it held. */
const SETTLED = 300;
/** How long “later” is. */
const LATER = 60 * 60_000;

/** Whether a new set is offered at the moment. */
export interface Offer {
  readonly shown: boolean;
  /** Not now: offered again after an hour, or when the set changes once more. */
  postpone(): void;
  subscribe(listener: () => void): () => void;
}

interface Surroundings {
  watch: ReleaseWatch;
  /** Told of each page that is gone to. */
  onNavigation: (listener: () => void) => void;
  /** Told of each key, choice and tick with which something is entered. */
  onInput: (listener: () => void) => void;
  /** Whether the page may be left with nothing lost and nobody disturbed. */
  isSafe: () => boolean;
}

/**
 * Offers another set at a navigation, never in the middle of something. Takes the offer back when ours is current again, and
 * until the next navigation when something is entered: not every form asks before it is left.
 */
export function createOffer({ watch, onNavigation, onInput, isSafe }: Surroundings): Offer {
  const listeners = new Set<() => void>();
  let shown = false;
  let entered = false;
  let postponed: { id: string | undefined; until: number } | undefined;

  const show = (next: boolean) => {
    if (next === shown) return;
    shown = next;
    for (const listener of [...listeners]) listener();
  };
  const isPostponed = () => postponed?.id === watch.other && Date.now() < (postponed?.until ?? 0);

  onNavigation(() => {
    entered = false;
    setTimeout(() => {
      if (watch.other && !entered && !isPostponed() && isSafe()) show(true);
    }, SETTLED);
  });
  onInput(() => {
    entered = true;
    show(false);
  });
  watch.subscribe(() => {
    if (!watch.other) show(false);
  });
  return {
    get shown() {
      return shown;
    },
    postpone() {
      postponed = { id: watch.other, until: Date.now() + LATER };
      show(false);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
