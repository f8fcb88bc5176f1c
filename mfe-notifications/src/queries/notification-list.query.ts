import { usePlatform } from '@handover/shared/platform';
import { mergePages, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { fetchNotifications } from '../api/notifications.api.ts';
import { listKey, type NotificationPages } from './notification-cache.ts';

const itemsOf = ({ pages }: NotificationPages) => mergePages({ pages: pages.map(({ results }) => results) });

export function useNotificationList() {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) => fetchNotifications(http, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: itemsOf,
  });
}
