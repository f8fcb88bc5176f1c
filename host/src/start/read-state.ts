import type { HandedOverState } from '@handover/shared/query';

/**
 * The query results that the gateway has prefetched for a visitor's first page; absent behind a plain file server, or
 * when it took too long.
 */
export function readState(): HandedOverState | undefined {
  const written = document.getElementById('state')?.textContent;
  return written ? (JSON.parse(written) as HandedOverState) : undefined;
}
