/** How long parts are waited for at most, in ms: meanwhile the browser renders as of the time of the html. */
const MAX_WAIT_MS = 10_000;

let waiting = 0;
let hasEnded = false;
const listeners = new Set<() => void>();

/** A part waits to be hydrated. Returns a function to call once it is. */
export function addWaitingPart(): () => void {
  waiting += 1;
  let isWaiting = true;
  return () => {
    if (!isWaiting) return;
    isWaiting = false;
    waiting -= 1;
    if (waiting === 0) end();
  };
}

/** Calls `listener` once every part that the server has rendered is hydrated, or has been waited for long enough. */
export function onTakenOver(listener: () => void): void {
  hasEnded = false;
  listeners.add(listener);
  setTimeout(end, MAX_WAIT_MS);
}

/**
 * Whether the time of the html is over. A part that is not hydrated by then is rendered anew, since it may differ by
 * now.
 */
export const isTooLate = (): boolean => hasEnded;

function end(): void {
  hasEnded = true;
  for (const listener of listeners) listener();
  listeners.clear();
}
