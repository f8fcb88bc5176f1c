import type { RemoteSpan } from '@handover/shared/federation';
import type { OnNavigation } from '../router/on-navigation.ts';
import { ownerOf } from './owner-of.ts';
import type { Use } from './watch-use.ts';

/**
 * `load` and `render`: how long one took. `blocked`: what a version's scripts took in all in frames that were late. `ready`: when the first
 * component of a remote was there, since the page was requested. In ms.
 */
export interface Timing {
  what: RemoteSpan['what'] | 'blocked' | 'ready';
  remote: string;
  version: string;
  ms: number;
}

/** TypeScript's library does not have this type yet. */
interface LongAnimationFrame extends PerformanceEntry {
  scripts: { sourceURL: string; duration: number }[];
}

/** The gateway takes so many at once. */
const MAX_TIMINGS = 100;

/** Sends load and render times of remotes, how long their scripts have kept the page busy, and how they were used, when the page is hidden or left. */
export function collectTimings(onNavigation: OnNavigation, takeUses: () => Use[]): void {
  let timings: Timing[] = [];
  /** Whether the requested page is ready, or was left before. */
  let isReady = false;
  const blocked = new Map<string, Timing>();

  const onMeasure = (entry: PerformanceEntry) => {
    const { detail, startTime, duration: ms } = entry as PerformanceMeasure;
    if (!detail?.remote || timings.length >= MAX_TIMINGS) return;
    timings.push({ ...detail, ms });
    if (isReady || detail.what !== 'render') return;
    isReady = true;
    timings.push({ ...detail, what: 'ready', ms: startTime + ms });
  };
  const onLongFrame = (entry: PerformanceEntry) => {
    for (const { sourceURL, duration } of (entry as LongAnimationFrame).scripts) {
      const owner = ownerOf(sourceURL);
      if (!owner) continue;
      const key = `${owner.remote} ${owner.version}`;
      const { ms } = blocked.get(key) ?? { ms: 0 };
      blocked.set(key, { what: 'blocked', ...owner, ms: ms + duration });
    }
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    // Browsers warn of a type that they do not know.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  observe('measure', onMeasure);
  observe('long-animation-frame', onLongFrame);

  onNavigation(() => {
    isReady = true;
  });
  document.addEventListener('visibilitychange', () => {
    const all = document.hidden ? [...takeUses(), ...timings, ...blocked.values()].slice(0, MAX_TIMINGS) : [];
    if (all.length === 0) return;
    timings = [];
    blocked.clear();
    navigator.sendBeacon('/timings/', new Blob([JSON.stringify(all)], { type: 'application/json' }));
  });
}
