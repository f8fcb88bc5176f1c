// Not replaced by fake timers.
const { setTimeout: realSetTimeout } = globalThis;

/** Enough turns of the event loop for chains of promises, effects and observers. */
const TURNS = 10;

/**
 * Runs all tasks that do not wait for a timer, so that a test can expect that something has not happened. For what must
 * happen use `waitFor` or `until`.
 */
export async function flushTasks(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise<void>((resolve) => realSetTimeout(resolve, 0));
}
