import { usePlatform } from '@handover/shared/platform';
import { areaKey, keepPreviousData, mergePages, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { type DealFilter, fetchDeals } from '../api/deals.api.ts';

export function useDeals(filter: DealFilter) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: areaKey('deals', 'list', filter),
    queryFn: ({ pageParam, signal }) => fetchDeals(http, filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
    placeholderData: keepPreviousData,
  });
}
