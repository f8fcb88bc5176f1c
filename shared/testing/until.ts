// The real one, in a test that moves the clock, too.
const { setTimeout: later } = globalThis;

const PAUSE_MS = 20;
/** A minute: what is not so by then hangs, and is not slow. */
const TRIES = 60_000 / PAUSE_MS;

/** Waits for a fact where there is no page, and so no `waitFor`. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    if (await isSo()) return;
    await new Promise<void>((resolve) => later(resolve, PAUSE_MS));
  }
  throw new Error(`Not so within a minute: ${what}`);
}
