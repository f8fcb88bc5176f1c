import type { Day, NotificationKind, NotificationPage } from '@handover/shared/contract';
import { PAGE_SIZE, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';
import { nextDay, startOf } from '../rules/days.ts';

/** The filters of a list of notifications, the newest first. */
export interface NotificationFilters {
  /** The number of the page, from 1. */
  page: number;
  size?: number;
  unread?: boolean;
  kinds?: readonly NotificationKind[];
  /** A day on the reader's calendar. */
  day?: Day;
}

export const sizeOf = ({ size = PAGE_SIZE.list }: NotificationFilters) => size;

/** The beginning and end of the day for the reader, who may be in any time zone. */
const rangeOf = (day: Day) => ({
  created_from: startOf(day).toISOString(),
  created_before: nextDay(day).toISOString(),
});

export const fetchNotifications = (http: HttpClient, filters: NotificationFilters, signal?: AbortSignal) =>
  http.get<NotificationPage>(paths.notifications, {
    params: {
      page: filters.page,
      page_size: sizeOf(filters),
      ordering: '-created_at',
      ...(filters.unread && { is_read: false }),
      ...(filters.kinds && { kinds: filters.kinds.join(',') }),
      ...(filters.day && rangeOf(filters.day)),
    },
    signal,
  });

/** The count is part of any page, so the smallest one is fetched. */
export const fetchUnreadCount = async (http: HttpClient, signal?: AbortSignal) => {
  const page = await http.get<NotificationPage>(paths.notifications, {
    params: { page: 1, page_size: 1 },
    signal,
  });
  return page.results.unread_count;
};

export const readNotifications = (http: HttpClient, ids: readonly number[]) =>
  http.post<unknown>(paths.readNotifications, { list_of_ids: ids });

export const readAllNotifications = (http: HttpClient) => http.post<unknown>(paths.readAllNotifications);

export const deleteNotification = (http: HttpClient, id: number) =>
  http.delete<unknown>(paths.notification(id));

export const unsubscribe = (http: HttpClient, token: string) =>
  http.post<unknown>(paths.unsubscribe, undefined, { params: { token } });
