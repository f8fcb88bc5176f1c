import type { ReleaseSet } from '@handover/shared/federation';
import type { Platform } from '@handover/shared/platform';
import { currentSet } from './current-set.ts';

/** Interval of checks in a visible tab, with a jitter of 20 %. */
const INTERVAL_MS = 10 * 60_000;
/** Minimum time between two checks. */
const MIN_INTERVAL_MS = 60_000;
/** Random delay of an extra check, so that clients do not check all at once after an outage. */
const JITTER_MS = 10_000;
/** The same after the socket has told of another set. */
const ANNOUNCED_JITTER_MS = 3000;

/**
 * Calls back with each release set that becomes the current one after `ownId`. Checks when the socket tells of one, when it has
 * reconnected, when the tab becomes visible, and at an interval; in a hidden tab only if a version was revoked. Returns a function that stops.
 */
export function watchReleases(
  ownId: string,
  events: Platform['events'],
  onSet: (set: ReleaseSet) => void,
  fetchCurrent = currentSet,
): () => void {
  let known = ownId;
  // The page was loaded with its set.
  let checkedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A version was revoked: looked for in a hidden tab, too, since it is to be left at once. */
  let isUrgent = false;

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), delay);
  };
  const scheduleNext = () => schedule(INTERVAL_MS * (0.8 + 0.4 * Math.random()));
  async function check() {
    if (document.hidden && !isUrgent) return;
    checkedAt = Date.now();
    const set = await fetchCurrent(known);
    // If there is no answer, the next check comes sooner: a set was announced.
    if (set === undefined) checkSoon();
    else scheduleNext();
    if (set !== undefined) isUrgent = false;
    if (set === undefined || set === 'known') return;
    known = set.id;
    onSet(set);
  }
  const checkSoon = () =>
    schedule(Math.max(checkedAt + MIN_INTERVAL_MS - Date.now(), 0) + JITTER_MS * Math.random());
  const onVisibilityChange = () => {
    if (!document.hidden) checkSoon();
    else if (!isUrgent) clearTimeout(timer);
  };

  document.addEventListener('visibilitychange', onVisibilityChange);
  const subscriptions = [
    events.on('socket:reconnected', () => !document.hidden && checkSoon()),
    events.on('release-set', ({ release_set: sets, revokes }) => {
      if (sets === known) return;
      isUrgent ||= revokes === true;
      schedule(ANNOUNCED_JITTER_MS * Math.random());
    }),
  ];
  scheduleNext();

  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    for (const unsubscribe of subscriptions) unsubscribe();
  };
}
