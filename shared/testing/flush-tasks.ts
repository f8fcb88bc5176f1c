// The real one, in a test that moves the clock, too.
const { setTimeout: later } = globalThis;

/** Turns of the event loop after which nothing is left of what needs no waiting: chains of promises, effects, observers. */
const TURNS = 10;

/**
 * Runs everything that waits for no time, so that a test can tell what has not happened. What must happen is waited for by
 * name instead: `waitFor`, `until`.
 */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => later(resolve, 0));
}
