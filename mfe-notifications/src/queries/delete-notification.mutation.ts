import { usePlatform } from '@handover/shared/platform';
import { optimisticMutation, useMutation } from '@handover/shared/query';
import { deleteNotification } from '../api/notifications.api.ts';
import { changeList, notificationsKey, without } from './notification-cache.ts';

export function useDeleteNotification() {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      mutationFn: (id: number) => deleteNotification(http, id),
      writes: [notificationsKey],
      apply: (id) => changeList(queries, (data) => without(data, id)),
    }),
  );
}
