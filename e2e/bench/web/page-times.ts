import type { Page } from '@playwright/test';

export interface PageTimes {
  /** Milliseconds from the navigation. */
  fcp: number;
  lcp: number;
  main: number;
  /** The time at which React ran the main content: from then on it responds to clicks and keys. */
  usable: number;
  /** The time of long tasks beyond 50 ms each, until the main content was shown. */
  blocked: number;
  cls: number;
  /** The wall clock when the navigation began. */
  origin: number;
}

/** Records, in each document that the page loads, when an element matches the selector and has a size, and when React runs it. */
export const recordPageTimes = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    const seen = { main: 0, usable: 0, fcp: 0, lcp: 0, cls: 0, tasks: [] as { at: number; ms: number }[] };
    Reflect.set(window, 'pageTimes', seen);
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.lcp = startTime;
    });
    observe('layout-shift', (entry) => {
      if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += Number(Reflect.get(entry, 'value'));
    });
    observe('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, ms: duration }));
    const look = () => {
      const isShown = [...document.querySelectorAll(wanted)].some((each) => each.getClientRects().length > 0);
      if (!isShown) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => Reflect.set(seen, 'main', performance.mark('main').startTime)),
      );
    };
    const lookForReact = () => {
      const isHydrated = [...document.querySelectorAll(wanted)].some((each) =>
        Object.keys(each).some((key) => key.startsWith('__reactProps')),
      );
      if (isHydrated) seen.usable = performance.mark('usable').startTime;
      else requestAnimationFrame(lookForReact);
    };
    requestAnimationFrame(lookForReact);
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  }, selector);

/** Waits until the main content is shown and can be used. */
export async function untilUsable(page: Page): Promise<void> {
  const isUsable = () => {
    const { main, usable } = Reflect.get(window, 'pageTimes');
    return main > 0 && usable > 0;
  };
  await page.waitForFunction(isUsable, undefined, { timeout: 120_000, polling: 100 });
}

export const pageTimesOf = (page: Page): Promise<PageTimes> =>
  page.evaluate(() => {
    const { tasks, ...times } = Reflect.get(window, 'pageTimes');
    const blocked = (tasks as { at: number; ms: number }[])
      .filter(({ at }) => at < times.main)
      .reduce((sum, { ms }) => sum + ms - 50, 0);
    return { ...times, blocked, origin: performance.timeOrigin };
  });
