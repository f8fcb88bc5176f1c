import type { DealRole } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, mergePages, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { fetchAccessRequests } from '../api/access-requests.api.ts';

export function useAccessRequests(role: DealRole) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: areaKey('deals', 'requests', role),
    queryFn: ({ pageParam, signal }) => fetchAccessRequests(http, role, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
  });
}
