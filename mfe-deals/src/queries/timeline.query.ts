import type { TimelineKind } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, keepPreviousData, mergePages, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { fetchTimeline } from '../api/deals.api.ts';

/** The events of a deal, the latest first, of the chosen kinds or of all. */
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
