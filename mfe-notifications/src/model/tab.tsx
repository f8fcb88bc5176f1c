import type { Notification } from '@handover/shared/contract';
import { createTestPlatform, renderWithPlatform } from '@handover/shared/testing';
import { act } from '@testing-library/react';
import { useLiveNotifications } from '../features/bell/use-live-notifications.ts';
import { useDeleteNotification } from '../queries/delete-notification.mutation.ts';
import { useNotificationList } from '../queries/notification-list.query.ts';
import { useReadAllNotifications } from '../queries/read-all-notifications.mutation.ts';
import { useReadNotifications } from '../queries/read-notifications.mutation.ts';
import { useUnreadCount } from '../queries/unread-count.query.ts';
import type { notificationServer } from './notification-server.ts';

const ALL = { page: 1 };
const UNREAD = { page: 1, unread: true };

/** The content of a tab, and the actions of its user. */
interface Shown {
  unread: number;
  all: readonly Notification[];
  onlyUnread: readonly Notification[];
  read: (ids: number[]) => void;
  readAll: () => void;
  remove: (id: number) => void;
}

/** A tab of a browser, with the bell, the list, and the list of the unread. */
export function openTab(server: ReturnType<typeof notificationServer>) {
  const line = server.line();
  const platform = createTestPlatform({
    http: server.http,
    signedIn: true,
    connectSocket: line.connectSocket,
    resources: { en: { notifications: {} } },
  });
  const stop = platform.start();
  let shown: Shown | undefined;
  const Tab = () => {
    useLiveNotifications();
    const unread = useUnreadCount();
    const all = useNotificationList(ALL).data?.results.results ?? [];
    const onlyUnread = useNotificationList(UNREAD).data?.results.results ?? [];
    const read = useReadNotifications().mutate;
    const readAll = useReadAllNotifications().mutate;
    const remove = useDeleteNotification().mutate;
    shown = { unread, all, onlyUnread, read, readAll: () => readAll(), remove };
    return null;
  };
  const view = renderWithPlatform(<Tab />, { platform, outlets: false });
  return {
    line,
    platform,
    now(): Shown {
      if (!shown) throw new Error('The tab is not rendered');
      return shown;
    },
    isIdle: () => platform.queries.isFetching() + platform.queries.isMutating() === 0,
    close() {
      view.unmount();
      act(stop);
      platform.queries.clear();
    },
  };
}
