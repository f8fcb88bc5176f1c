import { usePlatform } from '@handover/shared/platform';
import { optimisticMutation, useMutation } from '@handover/shared/query';
import { readAllNotifications } from '../api/notifications.api.ts';
import { changeList, changeUnread, notificationsKey, withRead } from './notification-cache.ts';

export function useReadAllNotifications() {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation<void, unknown>(platform, {
      mutationFn: () => readAllNotifications(http),
      writes: [notificationsKey],
      apply() {
        changeList(queries, (data) => withRead(data, () => true));
        changeUnread(queries, () => 0);
      },
    }),
  );
}
