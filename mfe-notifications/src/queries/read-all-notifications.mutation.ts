import { usePlatform } from '@handover/shared/platform';
import { useQueryClient } from '@handover/shared/query';
import { readAllNotifications } from '../api/notifications.api.ts';
import { changeList, changeUnread, withRead } from './notification-cache.ts';
import { useOptimisticChange } from './optimistic-change.ts';

export function useReadAllNotifications() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useOptimisticChange<void>({
    send: () => readAllNotifications(http),
    apply: () => {
      changeList(queries, (data) => withRead(data, () => true));
      changeUnread(queries, () => 0);
    },
  });
}
