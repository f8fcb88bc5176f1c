import type { NotificationPage } from '@handover/shared/contract';
import { areaKey, isBeingChanged, type QueryClient, reloadQueries } from '@handover/shared/query';
import type { NotificationFilters } from '../api/notifications.api.ts';
import { type CachedPage, type PageChange, type Pushed, withNew } from './list-changes.ts';

export const notificationsKey = areaKey('notifications');
const listsKey = areaKey('notifications', 'list');
export const listKey = (filters: NotificationFilters) => areaKey('notifications', 'list', filters);
export const unreadKey = areaKey('notifications', 'unread');

function changeUnread(queries: QueryClient, change: (count: number) => number) {
  queries.setQueryData<number>(unreadKey, (count) =>
    count === undefined ? undefined : Math.max(0, change(count)),
  );
}

/** The ids of the unread ones in all pages of the cache: a page of each filter may hold the same. */
function unreadIn(queries: QueryClient): Set<number> {
  const pages = queries.getQueriesData<NotificationPage>({ queryKey: listsKey });
  const items = pages.flatMap(([, page]) => page?.results.results ?? []);
  return new Set(items.filter(({ is_read }) => !is_read).map(({ id }) => id));
}

function changePages(queries: QueryClient, change: PageChange) {
  for (const [key, page] of queries.getQueriesData<NotificationPage>({ queryKey: listsKey })) {
    const filters = key[2] as CachedPage['filters'];
    if (page) queries.setQueryData(key, change({ page, filters }));
  }
}

/** Changes the pages that are loaded, and the unread count with them. */
export function changeLists(queries: QueryClient, change: PageChange) {
  const before = unreadIn(queries).size;
  changePages(queries, change);
  const after = unreadIn(queries).size;
  changeUnread(queries, (count) => count + after - before);
}

export const allRead = (queries: QueryClient) => changeUnread(queries, () => 0);

/** Whether a response is pending that may be older than the current data. */
const isFetching = (queries: QueryClient) => queries.isFetching({ queryKey: notificationsKey }) > 0;

/** Reloads after a change elsewhere: by another tab or device, or by another action of the user. */
export function reloadNotifications(queries: QueryClient) {
  if (!isBeingChanged(queries, notificationsKey)) void reloadQueries(queries, notificationsKey);
}

/** Takes over the count of the server. */
export function setUnread(queries: QueryClient, count: number) {
  if (isFetching(queries)) reloadNotifications(queries);
  else changeUnread(queries, () => count);
}

/**
 * Adds a notification to the lists and takes its count over without a request; both are loaded again when they are next
 * shown. If they are being fetched now, the answer may lack it, so they are fetched again. One that was fetched after a
 * gap has no count, which is loaded right after it.
 */
export function addNotification(queries: QueryClient, { unread_count, ...notification }: Pushed) {
  if (isFetching(queries)) return reloadNotifications(queries);
  changePages(queries, withNew(notification));
  if (unread_count !== undefined) changeUnread(queries, () => unread_count);
  void queries.invalidateQueries({ queryKey: notificationsKey, refetchType: 'none' });
}
