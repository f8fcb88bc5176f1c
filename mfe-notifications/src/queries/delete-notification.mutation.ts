import { usePlatform } from '@handover/shared/platform';
import { useQueryClient } from '@handover/shared/query';
import { deleteNotification } from '../api/notifications.api.ts';
import { changeList, changeUnread, listIn, unreadIn, without } from './notification-cache.ts';
import { useOptimisticChange } from './optimistic-change.ts';

export function useDeleteNotification() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useOptimisticChange<number>({
    send: (id) => deleteNotification(http, id),
    apply: (id) => {
      const gone = unreadIn(listIn(queries), (item) => item.id === id);
      changeList(queries, (data) => without(data, id));
      changeUnread(queries, (count) => count - gone);
    },
  });
}
