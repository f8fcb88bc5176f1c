import type { Platform } from '@handover/shared/platform';
import { currentSetId } from './current-set-id.ts';
import { otherSetAtom } from './other-set.atom.ts';

/** Interval of checks in a visible tab, with a jitter of 20 %. */
const INTERVAL_MS = 10 * 60_000;
/** Minimum time between two checks. */
const MIN_INTERVAL_MS = 60_000;
/** Random delay of an extra check, so that clients do not check all at once after an outage. */
const JITTER_MS = 10_000;

/**
 * Sets `otherSetAtom` when another release set than `ownId` is current. Checks when the tab becomes visible, when the socket has
 * reconnected, and at an interval; never in a hidden tab. Returns a function that stops.
 */
export function watchReleases(
  ownId: string,
  { events, store }: Pick<Platform, 'events' | 'store'>,
  fetchCurrentId = currentSetId,
): () => void {
  let known = ownId;
  // The page was loaded with its set.
  let checkedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), delay);
  };
  const scheduleNext = () => schedule(INTERVAL_MS * (0.8 + 0.4 * Math.random()));
  async function check() {
    if (document.hidden) return;
    checkedAt = Date.now();
    const id = await fetchCurrentId(known);
    scheduleNext();
    if (id === undefined || id === known) return;
    known = id;
    store.set(otherSetAtom, known === ownId ? undefined : known);
  }
  const checkSoon = () =>
    schedule(Math.max(checkedAt + MIN_INTERVAL_MS - Date.now(), 0) + JITTER_MS * Math.random());
  const onVisibilityChange = () => (document.hidden ? clearTimeout(timer) : checkSoon());

  document.addEventListener('visibilitychange', onVisibilityChange);
  const unsubscribe = events.on('socket:reconnected', () => !document.hidden && checkSoon());
  scheduleNext();

  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    unsubscribe();
  };
}
