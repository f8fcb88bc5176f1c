import { useEffect } from 'react';
import type { Paged } from '../../../contract/index.ts';
import {
  type InfiniteData,
  keepPreviousData,
  mergePages,
  nextPage,
  useInfiniteQuery,
} from '../../../kernel/query/index.ts';
import { useSearchParams } from '../../../kernel/router/index.ts';
import { shownPages, withPages } from './shown-pages.ts';

interface PagedListOptions<Item> {
  queryKey: readonly unknown[];
  /** Pages are counted from 1. */
  queryFn: (page: number, signal: AbortSignal) => Promise<Paged<Item>>;
  /** False while it is not known yet what to ask for. */
  enabled?: boolean;
}

const countedItems = <Item extends { id: number }>(data: InfiniteData<Paged<Item>>) => ({
  items: mergePages(data),
  count: data.pages[0]?.count ?? 0,
  pages: data.pages.length,
});

/**
 * A list by pages, each item once. The address holds how many pages are shown (`?page=3`), so that reload, back and a shared link show
 * as many. The result is a query for `QueryView`.
 */
export function usePagedList<Item extends { id: number }>({
  queryKey,
  queryFn,
  enabled = true,
}: PagedListOptions<Item>) {
  const [query, setQuery] = useSearchParams();
  const pages = shownPages(query);
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => queryFn(pageParam, signal),
    enabled,
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    // Each page would be asked for again. What changes in it comes over the socket.
    refetchOnWindowFocus: false,
    select: countedItems<Item>,
  });
  const { data, hasNextPage, isFetching, isError } = list;
  const loaded = data?.pages ?? 0;
  const isShort = loaded < pages && hasNextPage;
  const { fetchNextPage: fetchMissing } = list;
  useEffect(() => {
    if (loaded > 0 && isShort && !isFetching && !isError) void fetchMissing();
  }, [loaded, isShort, isFetching, isError, fetchMissing]);

  const showNextPage = () =>
    setQuery((now) => withPages(now, loaded + 1), { replace: true, preventScrollReset: true });
  const isIdle = !isFetching && !list.isPlaceholderData && !isError && !isShort;
  return {
    ...list,
    pages,
    /** Whether every page that the address asks for is here, or failed. */
    isComplete: data !== undefined && (!isShort || isError),
    // A page that failed is counted in the address already.
    fetchNextPage: () => (list.isFetchNextPageError ? void fetchMissing() : showNextPage()),
    /** For the end of the list in sight: undefined while there is no next page, it is on its way, or it failed. */
    onEnd: hasNextPage && isIdle ? showNextPage : undefined,
  };
}

export type PagedList<Item extends { id: number }> = ReturnType<typeof usePagedList<Item>>;
