import type { EventBus } from '@handover/shared/events';
import { currentSetId } from './current-set-id.ts';

/** Milliseconds. How often a tab that is looked at asks, give or take a fifth. */
const EVERY = 10 * 60_000;
/** Between two askings, whatever brings them about. */
const PAUSE = 60_000;
/** Within this time after a cause, at random: a gateway that comes back is not asked by all at once. */
const SPREAD = 10_000;

/** Knows whether another set than the one of this page is current. */
export interface ReleaseWatch {
  /** The id of that set: a newer one, or after a rollback an older one. */
  readonly other: string | undefined;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

/** Asks when the tab is looked at again, when the line comes back, and every so often between; never in a hidden tab. */
export function watchReleases(mine: string, events: EventBus, ask = currentSetId): ReleaseWatch {
  const listeners = new Set<() => void>();
  let known = mine;
  // The page came with its set: that was the first answer.
  let askedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), delay);
  };
  const planNext = () => plan(EVERY * (0.8 + 0.4 * Math.random()));
  async function look() {
    if (document.hidden) return;
    askedAt = Date.now();
    const id = await ask(known);
    planNext();
    if (id === undefined || id === known) return;
    known = id;
    for (const listener of [...listeners]) listener();
  }
  const soon = () => plan(Math.max(askedAt + PAUSE - Date.now(), 0) + SPREAD * Math.random());
  const follow = () => (document.hidden ? clearTimeout(timer) : soon());

  document.addEventListener('visibilitychange', follow);
  const unsubscribe = events.on('socket:reconnected', () => !document.hidden && soon());
  planNext();

  return {
    get other() {
      return known === mine ? undefined : known;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
      unsubscribe();
    },
  };
}
