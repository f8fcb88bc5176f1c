let waiting = 0;
const listeners = new Set<() => void>();

/** A part waits to be taken over. Returns the function that says that it is. */
export function addWaitingPart(): () => void {
  waiting += 1;
  let isWaiting = true;
  return () => {
    if (!isWaiting) return;
    isWaiting = false;
    waiting -= 1;
    if (waiting > 0) return;
    for (const listener of listeners) listener();
    listeners.clear();
  };
}

/** Calls `listener` once the browser has taken over every part that the server has rendered. */
export function onTakenOver(listener: () => void): void {
  listeners.add(listener);
}
