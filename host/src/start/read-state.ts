import type { PrefetchedState } from '@handover/shared/query';

/**
 * The query results that the gateway has prefetched for a visitor's first page; absent behind a plain file server, or
 * when it took too long.
 */
export function readState(): PrefetchedState | undefined {
  const written = document.getElementById('state')?.textContent;
  return written ? (JSON.parse(written) as PrefetchedState) : undefined;
}
