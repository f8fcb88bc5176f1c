import type { PrefetchedState } from '@handover/shared/query';
import type { PublicQuery } from '../../src/api/public-query.ts';
import { prefetchedQueries } from '../../src/queries/prefetched-queries.ts';
import type { ReadPublic } from './read-public.ts';

/** Makes the first queries of a page as a visitor; those that fail or are late are left to the browser. */
export function prefetchState(readPublic: ReadPublic) {
  async function fetchData({ path, params }: PublicQuery) {
    const { status, ...response } = await readPublic(path, params);
    if (status !== 200) throw new Error(`${path} responded with ${status}`);
    return response;
  }

  return async (page: string): Promise<PrefetchedState | undefined> => {
    const queries = prefetchedQueries[page] ?? [];
    const settled = await Promise.allSettled(queries.map(fetchData));
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
