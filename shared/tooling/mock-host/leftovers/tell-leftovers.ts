import type { createBrowserRouter } from '@handover/shared/router';
import type { Log } from '../calls/log.ts';

/** The page before is shown until the next one is loaded, and only then ends what it began. */
const SETTLED_MS = 5000;

/** When a page of the remote has been left, tells on the console and in the log what it began and has not ended. */
export function tellLeftovers(router: ReturnType<typeof createBrowserRouter>, log: Log): void {
  const told = new Set<string>();
  router.subscribe(() => {
    setTimeout(() => {
      for (const { kind, what, by, page } of window.handoverLeftovers?.() ?? []) {
        const text = `${page} has left a ${kind} behind: ${what}, ${by}`;
        if (page === window.location.pathname || told.has(text)) continue;
        told.add(text);
        console.error(text);
        log.add({ kind: 'event', type: `leftover ${kind}`, payload: { page, what, by } });
      }
    }, SETTLED_MS);
  });
}
