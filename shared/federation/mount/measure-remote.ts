import type { RemoteSpan } from '../loader.ts';

/** Adds a span of a remote to the page's user timing, for the browser's tools and the federation panel. */
export function measureRemote({ start, ...detail }: RemoteSpan): void {
  performance.measure(`${detail.what} ${detail.remote}`, { start, detail });
}
