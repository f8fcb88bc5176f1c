import type { OnNavigation } from '../router/on-navigation.ts';
import type { Owner } from './owner-of.ts';

/** How a version was used in a page. */
export interface Use extends Owner {
  what: 'use';
  /** How long its pages were visible. */
  ms: number;
  /**
   * The number of tasks of more than 50 ms meanwhile, whichever code they ran, including React's, which renders for
   * the remote.
   */
  longTasks: number;
  /** The JavaScript heap of the page when its page was left, in bytes; of Chromium only. */
  heap?: number | undefined;
}

/** This is not a standard. */
const heapOf = () => (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize;

/**
 * Measures the cost of remotes while their pages are in front. Returns a function that takes the measurements since
 * the last time.
 */
export function watchUse(inUse: () => Owner, onNavigation: OnNavigation): () => Use[] {
  const found = new Map<string, Use>();
  let owner = inUse();
  let since = performance.now();
  let longTasks = 0;
  /** A hidden page has no time in front. */
  let isInFront = !document.hidden;

  const settle = () => {
    // The host's own pages have no releases of remotes to compare.
    if (owner.remote !== 'host' && isInFront) {
      const { remote, version } = owner;
      const key = `${remote} ${version}`;
      const before = found.get(key) ?? { ms: 0, longTasks: 0 };
      const ms = before.ms + performance.now() - since;
      found.set(key, {
        what: 'use',
        remote,
        version,
        ms,
        longTasks: before.longTasks + longTasks,
        heap: heapOf(),
      });
    }
    start();
  };
  const start = () => {
    owner = inUse();
    since = performance.now();
    longTasks = 0;
  };
  if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
    new PerformanceObserver((list) => {
      longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  onNavigation(settle);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) settle();
    else start();
    isInFront = !document.hidden;
  });
  return () => {
    settle();
    const uses = [...found.values()];
    found.clear();
    return uses;
  };
}
