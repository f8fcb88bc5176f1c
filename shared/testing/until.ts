// Not replaced by fake timers.
const { setTimeout: realSetTimeout } = globalThis;

const PAUSE_MS = 20;
/** A minute in all, so that only a hanging test fails. */
const ATTEMPTS = 60_000 / PAUSE_MS;

/** Waits for a condition in tests without a page, and so without `waitFor`. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = ATTEMPTS; left > 0; left--) {
    if (await condition()) return;
    await new Promise<void>((resolve) => realSetTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Not within a minute: ${what}`);
}
