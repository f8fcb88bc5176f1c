import type { Beat } from './beat.ts';

/** How long a page may be silent, in ms. */
const SILENCE_MS = 10_000;
/** A tick that is later than this, in ms, means that the machine slept, or had no time for this worker either. */
const LATE_TICK_MS = 3000;

/**
 * Calls `onFreeze` once when the page has not sent a beat for ten seconds. A page that sends `undefined` is hidden or waits for a dialog of
 * the browser, and is not watched until its next beat.
 */
export function createFreezeDetector(onFreeze: (last: Beat) => void) {
  let last: { beat: Beat; at: number } | undefined;
  let lastTick = 0;
  return {
    onBeat(beat: Beat | undefined, now: number) {
      last = beat && { beat, at: now };
    },
    onTick(now: number) {
      if (last && now - lastTick > LATE_TICK_MS) last.at = now;
      lastTick = now;
      if (!last || now - last.at < SILENCE_MS) return;
      onFreeze(last.beat);
      last = undefined;
    },
  };
}
