import { usePlatform } from '@handover/shared/platform';
import { areaKey, mergePages, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { listSessions } from '../api/sessions.api.ts';

export const SESSIONS = areaKey('user', 'sessions');

/** The user's sessions, last used first. */
export function useSessions() {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: SESSIONS,
    queryFn: ({ pageParam, signal }) => listSessions(http, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
  });
}
