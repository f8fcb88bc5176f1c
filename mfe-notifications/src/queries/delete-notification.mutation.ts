import { usePlatform } from '@handover/shared/platform';
import { optimisticMutation, useMutation } from '@handover/shared/query';
import { deleteNotification } from '../api/notifications.api.ts';
import { without } from './list-changes.ts';
import { changeLists, notificationsKey } from './notification-cache.ts';

export function useDeleteNotification() {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      mutationFn: (id: number) => deleteNotification(http, id),
      writes: [notificationsKey],
      apply: (id) => changeLists(queries, without(id)),
    }),
  );
}
