import { usePlatform } from '@handover/shared/platform';
import { mergePages, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { fetchNotifications } from '../api/notifications.api.ts';
import { listKey } from './notification-cache.ts';

/** Newest first; pages fetched later are merged without duplicate ids. */
export function useNotificationList() {
  const { http } = usePlatform();
  const list = useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) => fetchNotifications(http, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
  return { list, notifications: mergePages(list.data?.pages.map((page) => page.results) ?? []) };
}
