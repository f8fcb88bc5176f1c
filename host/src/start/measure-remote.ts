import type { RemoteSpan } from '@handover/shared/federation';

/** Adds a span of a remote to the page's user timing: the browser's tools show it, and `collectTimings` sends it. */
export function measureRemote({ start, ...detail }: RemoteSpan): void {
  performance.measure(`${detail.what} ${detail.remote}`, { start, detail });
}
