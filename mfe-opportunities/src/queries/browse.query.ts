import { usePlatform } from '@handover/shared/platform';
import { keepPreviousData, mergePages, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { useEffect, useMemo } from 'react';
import { type BrowseParams, listOpportunities } from '../api/browse.api.ts';
import { listKey } from './keys.ts';

/** Pages 1 to `pages` of what is offered, merged; more are fetched as the address asks for them. */
export const useBrowse = (params: BrowseParams, pages: number) => {
  const { http } = usePlatform();
  const query = useInfiniteQuery({
    queryKey: listKey(params),
    queryFn: ({ pageParam, signal }) => listOpportunities(http, params, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const loaded = data?.pages.length ?? 0;
  useEffect(() => {
    if (loaded > 0 && loaded < pages && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [loaded, pages, hasNextPage, isFetching, isError, fetchNextPage]);
  const items = useMemo(() => mergePages(data?.pages ?? []), [data]);
  return { ...query, items, count: data?.pages[0]?.count ?? 0, loaded };
};
