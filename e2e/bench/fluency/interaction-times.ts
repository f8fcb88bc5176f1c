import type { CDPSession, Page } from '@playwright/test';

/** The measurements of the browser, in milliseconds. */
export interface Times {
  /**
   * The time of the main thread for each step, until it was idle again. It is its own time, whatever else the machine
   * does.
   */
  work: number[];
  /** The time from each key or click to the next paint (Event Timing). Times below 16 ms are not reported. */
  interactions: number[];
}

/**
 * Does one thing as a user does it: presses a key, clicks, turns the wheel. To wait for what it shows, use `waitFor`: `expect` describes
 * the whole page each time that it looks in vain, on the thread that is measured.
 */
export type Step = (act: () => Promise<void>) => Promise<void>;

/** Records the times of this page from now on, and of every document it loads. */
export const recordTimes = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Map<number, number>();
    Reflect.set(window, 'fluency', seen);
    // A variable: the types do not know the threshold yet.
    const options = { type: 'event', buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, 'interactionId');
        if (typeof id === 'number' && id > 0) seen.set(id, Math.max(seen.get(id) ?? 0, entry.duration));
      }
    }).observe(options);
  });

/** Runs the steps and returns how long they took. */
export async function timesOf(
  page: Page,
  devtools: CDPSession,
  run: (step: Step) => Promise<void>,
): Promise<Times> {
  const workUntilNow = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const work: number[] = [];
  await untilIdle(page);
  await page.evaluate(() => Reflect.get(window, 'fluency').clear());
  await run(async (act) => {
    const before = await workUntilNow();
    await act();
    await untilIdle(page);
    work.push((await workUntilNow()) - before);
  });
  const interactions = await page.evaluate((): number[] => [...Reflect.get(window, 'fluency').values()]);
  return { work, interactions };
}

/**
 * The entries of an interaction come after its paint: the third idle period is behind it. With a limit, since a headless browser that
 * has nothing to draw may announce no idle period.
 */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let period = 0; period < 3; period += 1)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  });
