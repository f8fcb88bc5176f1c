import { limit } from './limit.ts';

// Not replaced by fake timers.
const { setTimeout: realSetTimeout } = globalThis;

const PAUSE_MS = 20;
/** Twenty seconds in all, longer on a slow machine, so that only a hanging test fails. */
const ATTEMPTS = limit(20_000) / PAUSE_MS;

/** Waits for a condition in tests without a page, and so without `waitFor`. */
export async function until(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = ATTEMPTS; left > 0; left--) {
    if (await condition()) return;
    await new Promise<void>((resolve) => realSetTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Waited in vain: ${what}`);
}
