import type { Platform } from '@handover/shared/platform';
import { currentSetId } from './current-set-id.ts';
import { otherSetAtom } from './other-set.atom.ts';

/** Milliseconds. How often a tab that is looked at asks, give or take a fifth. */
const EVERY = 10 * 60_000;
/** Between two askings, whatever brings them about. */
const PAUSE = 60_000;
/** Within this time after a cause, at random: a gateway that comes back is not asked by all at once. */
const SPREAD = 10_000;

/**
 * Writes into `otherSetAtom` which set is current in place of `mine`. Asks when the tab is looked at again, when the connection
 * comes back, and every so often between; never in a hidden tab. Returns the way to stop.
 */
export function watchReleases(
  mine: string,
  { events, store }: Pick<Platform, 'events' | 'store'>,
  ask = currentSetId,
): () => void {
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
    store.set(otherSetAtom, known === mine ? undefined : known);
  }
  const soon = () => plan(Math.max(askedAt + PAUSE - Date.now(), 0) + SPREAD * Math.random());
  const follow = () => (document.hidden ? clearTimeout(timer) : soon());

  document.addEventListener('visibilitychange', follow);
  const unsubscribe = events.on('socket:reconnected', () => !document.hidden && soon());
  planNext();

  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', follow);
    unsubscribe();
  };
}
