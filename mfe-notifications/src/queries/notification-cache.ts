import type { Notification, NotificationPage } from '@handover/shared/contract';
import { areaKey, type InfiniteData, type QueryClient } from '@handover/shared/query';

export type NotificationPages = InfiniteData<NotificationPage, number>;

export const notificationsKey = areaKey('notifications');
export const listKey = areaKey('notifications', 'list');
export const unreadKey = areaKey('notifications', 'unread');

type Change = (items: Notification[]) => Notification[];

const changePage = (page: NotificationPage, change: Change): NotificationPage => ({
  ...page,
  results: { ...page.results, results: change(page.results.results) },
});

const changePages = (data: NotificationPages, change: Change): NotificationPages => ({
  ...data,
  pages: data.pages.map((page) => changePage(page, change)),
});

export function withFirst(data: NotificationPages, item: Notification): NotificationPages {
  const [first, ...rest] = data.pages;
  if (!first) return data;
  return { ...data, pages: [changePage(first, (items) => [item, ...items]), ...rest] };
}

export const withRead = (data: NotificationPages, isRead: (item: Notification) => boolean) =>
  changePages(data, (items) => items.map((item) => (isRead(item) ? { ...item, is_read: true } : item)));

export const without = (data: NotificationPages, id: number) =>
  changePages(data, (items) => items.filter((item) => item.id !== id));

export const unreadIn = (data: NotificationPages) =>
  new Set(
    data.pages
      .flatMap((page) => page.results.results)
      .filter((item) => !item.is_read)
      .map(({ id }) => id),
  ).size;

export function changeUnread(queries: QueryClient, change: (count: number) => number) {
  queries.setQueryData<number>(unreadKey, (count) =>
    count === undefined ? undefined : Math.max(0, change(count)),
  );
}

/** Changes the loaded part of the list, and the unread count with it. */
export function changeList(queries: QueryClient, change: (data: NotificationPages) => NotificationPages) {
  const before = queries.getQueryData<NotificationPages>(listKey);
  if (!before) return;
  const after = change(before);
  queries.setQueryData(listKey, after);
  changeUnread(queries, (count) => count + unreadIn(after) - unreadIn(before));
}

/**
 * Adds a notification to the list and the count without a request; both are loaded again when they are next shown. If they are
 * being fetched now, the answer may lack it, so they are fetched again.
 */
export function addNotification(queries: QueryClient, notification: Notification) {
  const isFetching = queries.isFetching({ queryKey: notificationsKey }) > 0;
  if (!isFetching) {
    queries.setQueryData<NotificationPages>(listKey, (data) => data && withFirst(data, notification));
    if (!notification.is_read) changeUnread(queries, (count) => count + 1);
  }
  void queries.invalidateQueries({ queryKey: notificationsKey, refetchType: isFetching ? 'active' : 'none' });
}
