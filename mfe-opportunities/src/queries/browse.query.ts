import type { Opportunity, Paged } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import {
  type InfiniteData,
  keepPreviousData,
  mergePages,
  nextPage,
  useInfiniteQuery,
} from '@handover/shared/query';
import { useEffect } from 'react';
import { type BrowseParams, listOpportunities } from '../api/browse.api.ts';
import { listKey } from './keys.ts';

const countedItems = (data: InfiniteData<Paged<Opportunity>>) => ({
  items: mergePages(data),
  count: data.pages[0]?.count ?? 0,
  pages: data.pages.length,
});

/** Pages 1 to `pages`, merged; nothing is asked for until the filters are known. */
export const useBrowse = (params: BrowseParams, pages: number, isReady: boolean) => {
  const { http } = usePlatform();
  const query = useInfiniteQuery({
    queryKey: listKey(params),
    queryFn: ({ pageParam, signal }) => listOpportunities(http, params, pageParam, signal),
    enabled: isReady,
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
    select: countedItems,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const loaded = data?.pages ?? 0;
  useEffect(() => {
    if (loaded > 0 && loaded < pages && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, pages, hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
};
