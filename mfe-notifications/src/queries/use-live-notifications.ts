import { useEvent } from '@handover/shared/events';
import { areaKey, useQueryClient } from '@handover/shared/query';
import { changeList, changeUnread, withFirst } from './notification-cache.ts';

/** What the socket tells goes first in the list and counts one more at once; after a gap everything is asked again. */
export function useLiveNotifications(): void {
  const queries = useQueryClient();
  useEvent('notification', (notification) => {
    changeList(queries, (data) => withFirst(data, notification));
    if (!notification.is_read) changeUnread(queries, (count) => count + 1);
  });
  useEvent('socket:reconnected', () => {
    void queries.invalidateQueries({ queryKey: areaKey('notifications') });
  });
}
