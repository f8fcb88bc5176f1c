import { usePlatform } from '@handover/shared/platform';
import { optimisticMutation, useMutation } from '@handover/shared/query';
import { readNotifications } from '../api/notifications.api.ts';
import { withRead } from './list-changes.ts';
import { changeLists, notificationsKey } from './notification-cache.ts';

/** One or some of them, by their ids. */
export function useReadNotifications() {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      mutationFn: (ids: readonly number[]) => readNotifications(http, ids),
      writes: [notificationsKey],
      apply: (ids) =>
        changeLists(
          queries,
          withRead(({ id }) => ids.includes(id)),
        ),
    }),
  );
}
