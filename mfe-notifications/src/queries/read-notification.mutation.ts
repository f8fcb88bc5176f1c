import { usePlatform } from '@handover/shared/platform';
import { useQueryClient } from '@handover/shared/query';
import { readNotifications } from '../api/notifications.api.ts';
import { changeList, changeUnread, listIn, unreadIn, withRead } from './notification-cache.ts';
import { useOptimisticChange } from './optimistic-change.ts';

export function useReadNotification() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useOptimisticChange<number>({
    send: (id) => readNotifications(http, [id]),
    apply: (id) => {
      const gone = unreadIn(listIn(queries), (item) => item.id === id);
      changeList(queries, (data) => withRead(data, (item) => item.id === id));
      changeUnread(queries, (count) => count - gone);
    },
  });
}
