import type { PrefetchedState } from '@handover/shared/query';
import { prefetchedQueries } from '../../src/state/prefetched-queries.ts';
import type { PublicQuery } from '../../src/state/public-query.ts';

/** How long a page waits for the api. */
const TIMEOUT_MS = 300;
/** How long a response is shared with other visitors. */
const CACHE_MS = 5000;
/** How long a failed query is not repeated. */
const RETRY_AFTER_MS = 1000;

interface CachedRead {
  until: number;
  result: Promise<{ readAt: number; data: unknown }>;
}

/** Makes the first queries of a page, without credentials; those that fail or are late are left to the browser. */
export function prefetchState(apiUrl: string) {
  const cache = new Map<string, CachedRead>();

  function fetchCached(query: PublicQuery): CachedRead['result'] {
    const url = urlOf(apiUrl, query);
    const known = cache.get(url);
    if (known && known.until > Date.now()) return known.result;
    const entry = { until: Date.now() + CACHE_MS, result: read(url) };
    cache.set(url, entry);
    entry.result.catch(() => {
      entry.until = Date.now() + RETRY_AFTER_MS;
    });
    return entry.result;
  }

  return async (page: string): Promise<PrefetchedState | undefined> => {
    const queries = prefetchedQueries[page] ?? [];
    const settled = await Promise.allSettled(queries.map(fetchCached));
    const found = settled.flatMap((result, index) =>
      result.status === 'fulfilled' ? [{ ...result.value, queryKey: queries[index]?.queryKey ?? [] }] : [],
    );
    if (found.length === 0) return undefined;
    return {
      madeAt: Math.min(...found.map(({ readAt }) => readAt)),
      queries: found.map(({ queryKey, data }) => ({ queryKey, data })),
    };
  };
}

function urlOf(apiUrl: string, { path, params }: PublicQuery): string {
  const url = new URL(path, apiUrl);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value));
  return url.href;
}

async function read(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return { readAt: Date.now(), data: await response.json() };
}
