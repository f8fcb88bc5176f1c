/** Who tells of a crash: the tab's next page, by the note of the one before (`crash-mark.ts`), or the browser itself. */
type Teller = 'note' | 'browser';

/** How long after the one the other may come, in ms: Chromium's within minutes, the note once somebody loads the tab again. */
const TOGETHER_MS = 15 * 60_000;
/** More of them wait only where somebody makes them up. */
const MAX_WAITING = 5000;

/**
 * Returns a function that says whether a crash was told before, by the other teller: of the same page, by the same address. Each that is told by one
 * counts for one that is told by the other, so that two crashes stay two.
 */
export function crashesOnce() {
  /** Crashes that one has told so far, the oldest first. */
  const waiting = new Map<string, { teller: Teller; crashes: number; at: number }>();
  return (teller: Teller, address: string, path: string): boolean => {
    const key = `${address} ${path}`;
    const found = waiting.get(key);
    const known = found && Date.now() - found.at < TOGETHER_MS ? found : undefined;
    const isSecond = known !== undefined && known.teller !== teller;
    const crashes = (known?.crashes ?? 0) + (isSecond ? -1 : 1);
    waiting.delete(key);
    if (crashes > 0)
      waiting.set(key, { teller: known?.teller ?? teller, crashes, at: isSecond ? known.at : Date.now() });
    const [oldest] = waiting.keys();
    if (oldest !== undefined && waiting.size > MAX_WAITING) waiting.delete(oldest);
    return isSecond;
  };
}
