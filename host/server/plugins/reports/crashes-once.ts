/**
 * The reporter of a crash: the tab's next page, by the note of the one before (`crash-mark.ts`), or the browser
 * itself.
 */
type Reporter = 'note' | 'browser';

/** How long after the one the other may come, in ms: Chromium's within minutes, the note once somebody loads the tab again. */
const SAME_CRASH_MS = 15 * 60_000;
/** The most waiting crashes. There are more only if somebody makes them up. */
const MAX_WAITING = 5000;

/**
 * Returns a function that says whether a crash was told before, by the other reporter: of the same page, by the same address. Each that is told by one
 * counts for one that is told by the other, so that two crashes stay two.
 */
export function crashesOnce() {
  /** Crashes that one has told so far, the oldest first. */
  const waiting = new Map<string, { reporter: Reporter; crashes: number; at: number }>();
  return (reporter: Reporter, address: string, path: string): boolean => {
    const key = `${address} ${path}`;
    const found = waiting.get(key);
    const known = found && Date.now() - found.at < SAME_CRASH_MS ? found : undefined;
    const isSecond = known !== undefined && known.reporter !== reporter;
    const crashes = (known?.crashes ?? 0) + (isSecond ? -1 : 1);
    waiting.delete(key);
    if (crashes > 0)
      waiting.set(key, {
        reporter: known?.reporter ?? reporter,
        crashes,
        at: isSecond ? known.at : Date.now(),
      });
    const [oldest] = waiting.keys();
    if (oldest !== undefined && waiting.size > MAX_WAITING) waiting.delete(oldest);
    return isSecond;
  };
}
