import { usePlatform } from '@handover/shared/platform';
import { optimisticMutation, useMutation } from '@handover/shared/query';
import { readNotifications } from '../api/notifications.api.ts';
import {
  changeList,
  changeUnread,
  listIn,
  notificationsKey,
  unreadIn,
  withRead,
} from './notification-cache.ts';

export function useReadNotification() {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      mutationFn: (id: number) => readNotifications(http, [id]),
      writes: [notificationsKey],
      apply(id) {
        const gone = unreadIn(listIn(queries), (item) => item.id === id);
        changeList(queries, (data) => withRead(data, (item) => item.id === id));
        changeUnread(queries, (count) => count - gone);
      },
    }),
  );
}
