import { usePlatform } from '@handover/shared/platform';
import { areaKey, mergePages, nextPage, useInfiniteQuery, useMutation } from '@handover/shared/query';
import { type AuditFilter, listAuditEvents, verifyAudit } from '../api/people.api.ts';

/** Reading it is on record, so it is not read again by itself. */
export function useAuditLog(filter: AuditFilter) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: areaKey('user', 'audit-log', filter),
    queryFn: ({ pageParam, signal }) => listAuditEvents(http, filter, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function useVerifyAudit() {
  const { http } = usePlatform();
  return useMutation({ mutationFn: () => verifyAudit(http) });
}
