import { usePlatform } from '@handover/shared/platform';
import { optimisticMutation, useMutation } from '@handover/shared/query';
import { readAllNotifications } from '../api/notifications.api.ts';
import { withRead } from './list-changes.ts';
import { allRead, changeLists, notificationsKey } from './notification-cache.ts';

export function useReadAllNotifications() {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation<void, unknown>(platform, {
      mutationFn: () => readAllNotifications(http),
      writes: [notificationsKey],
      apply() {
        changeLists(
          queries,
          withRead(() => true),
        );
        allRead(queries);
      },
    }),
  );
}
