import type { NotificationPage } from '@handover/shared/contract';
import { PAGE_SIZE, paths } from '@handover/shared/contract';
import type { HttpClient } from '@handover/shared/http';

export const fetchNotifications = (http: HttpClient, page: number, signal?: AbortSignal) =>
  http.get<NotificationPage>(paths.notifications, {
    params: { page, page_size: PAGE_SIZE.list, ordering: '-created_at' },
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

export const readNotifications = (http: HttpClient, ids: number[]) =>
  http.post<unknown>(paths.readNotifications, { list_of_ids: ids });

export const readAllNotifications = (http: HttpClient) => http.post<unknown>(paths.readAllNotifications);

export const deleteNotification = (http: HttpClient, id: number) =>
  http.delete<unknown>(paths.notification(id));
