import type { TimelineKind } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, keepPreviousData, mergePages, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { fetchTimeline } from '../api/deals.api.ts';

/** What happened in a deal, the latest first; of all kinds where none is chosen. */
export function useTimeline(dealId: number, kinds: readonly TimelineKind[]) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: areaKey('deals', 'timeline', dealId, kinds),
    queryFn: ({ pageParam, signal }) => fetchTimeline(http, dealId, kinds, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
    placeholderData: keepPreviousData,
  });
}
