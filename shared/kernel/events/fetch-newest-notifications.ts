import type { Notification, NotificationPage, NotificationSettings, Paged } from '../../contract/index.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../contract/notification-kinds.ts';
import { paths } from '../../contract/paths.ts';
import type { HttpClient } from '../http/index.ts';

/** The newest notifications, newest first, and how many are unread. */
export async function fetchNewestNotifications(
  http: HttpClient,
  count: number,
): Promise<NotificationPage['results']> {
  const params = { page: 1, page_size: count, ordering: '-created_at' };
  const page = await http.get<NotificationPage>(paths.notifications, { params });
  return page.results;
}

/** Without those that the user has muted, which the server does not send over the socket either. */
export async function withoutMuted(http: HttpClient, notifications: Notification[]): Promise<Notification[]> {
  if (notifications.length === 0) return notifications;
  const { results } = await http.get<Paged<NotificationSettings>>(paths.notificationSettings);
  const muted = new Set<string>(
    Object.entries(NOTIFICATION_KINDS).flatMap(([kind, types]) =>
      results[0]?.channels[kind as NotificationKind]?.socket === false ? [...types] : [],
    ),
  );
  return notifications.filter(({ type }) => !muted.has(type));
}
