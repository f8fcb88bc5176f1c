import { usePlatform } from '@handover/shared/platform';
import { optimisticMutation, useMutation } from '@handover/shared/query';
import { readNotifications } from '../api/notifications.api.ts';
import { changeList, notificationsKey, withRead } from './notification-cache.ts';

export function useReadNotification() {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      mutationFn: (id: number) => readNotifications(http, [id]),
      writes: [notificationsKey],
      apply: (id) => changeList(queries, (data) => withRead(data, (item) => item.id === id)),
    }),
  );
}
