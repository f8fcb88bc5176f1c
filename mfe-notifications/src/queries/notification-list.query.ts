import { usePlatform } from '@handover/shared/platform';
import { keepPreviousData, useQuery } from '@handover/shared/query';
import { fetchNotifications, type NotificationFilters } from '../api/notifications.api.ts';
import { listKey } from './notification-cache.ts';

/** One page: a thousand unread cost no more than thirty. */
export function useNotificationList(filters: NotificationFilters, { enabled = true } = {}) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: listKey(filters),
    queryFn: ({ signal }) => fetchNotifications(http, filters, signal),
    placeholderData: keepPreviousData,
    enabled,
  });
}
