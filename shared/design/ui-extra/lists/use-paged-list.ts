import { useEffect } from 'react';
import type { Paged } from '../../../contract/index.ts';
import {
  type InfiniteData,
  keepPreviousData,
  mergePages,
  useInfiniteQuery,
} from '../../../kernel/query/index.ts';
import { useSearchParams } from '../../../kernel/router/index.ts';
import { type PageCall, readPages, type Span } from './read-pages.ts';
import { maxPages, shownPages, withPages } from './shown-pages.ts';

interface PagedListOptions<Item> {
  queryKey: readonly unknown[];
  /** Makes one call. After a reload its page is as long as several. */
  queryFn: (call: PageCall, signal: AbortSignal) => Promise<Paged<Item>>;
  /** Items that are shown at first, and added each time. */
  pageLength: number;
  /** False while the query is not known yet. */
  enabled?: boolean;
}

type Pages<Item> = InfiniteData<Paged<Item>, Span>;

const summed = <Item extends { id: number }>(data: Pages<Item>) => {
  const last = data.pages.at(-1);
  return {
    items: mergePages(data),
    count: last?.count ?? 0,
    pages: data.pageParams.at(-1)?.to ?? 0,
    isWhole: last?.next_page === null,
  };
};

/**
 * A list by pages, each item once. The address holds how many pages are shown (`?page=3`), so that reload, back and a shared link show
 * as many; what is missing of them is read at once. The result is a query for `QueryView`; a long list ends with `ListLimit`.
 */
export function usePagedList<Item extends { id: number }>({
  queryKey,
  queryFn,
  pageLength,
  enabled = true,
}: PagedListOptions<Item>) {
  const [query, setQuery] = useSearchParams();
  const most = maxPages(pageLength);
  const pages = Math.min(shownPages(query), most);
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      readPages({ ...pageParam, pageLength, read: (call) => queryFn(call, signal) }),
    enabled,
    initialPageParam: { from: 1, to: pages },
    // The list has all pages up to that of the address, also when it is loaded again.
    getNextPageParam: ({ next_page }: Paged<Item>): Span | undefined =>
      next_page !== null && next_page <= pages ? { from: next_page, to: pages } : undefined,
    placeholderData: keepPreviousData,
    // Each page would be asked for again. What changes in it comes over the socket.
    refetchOnWindowFocus: false,
    select: summed<Item>,
  });
  const { data, isFetching, isError } = list;
  const loaded = data?.pages ?? 0;
  const isWhole = data?.isWhole ?? true;
  const isShort = loaded < pages && !isWhole;
  const hasNextPage = !isWhole && loaded < most;
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
    hasNextPage,
    /** Whether there are more items than a list shows. `ListLimit` tells so. */
    isCut: !isWhole && loaded >= most,
    /** Whether every page that the address needs is loaded, or has failed. */
    isComplete: data !== undefined && (!isShort || isError),
    // A page that failed is counted in the address already.
    fetchNextPage: () => (list.isFetchNextPageError ? void fetchMissing() : showNextPage()),
    /**
     * Called when the end of the list is visible. Undefined if there is no next page, or if it is being loaded or has
     * failed.
     */
    onEnd: hasNextPage && isIdle ? showNextPage : undefined,
  };
}

export type PagedList<Item extends { id: number }> = ReturnType<typeof usePagedList<Item>>;
