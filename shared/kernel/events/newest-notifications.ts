import type { Notification, NotificationPage, NotificationSettings, Paged } from '../../contract/index.ts';
import { paths } from '../../contract/paths.ts';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../contract/vocabulary.ts';
import type { HttpClient } from '../http/index.ts';

/** The newest notifications, newest first. */
export async function newestNotifications(http: HttpClient, count: number): Promise<Notification[]> {
  const params = { page: 1, page_size: count, ordering: '-created_at' };
  const page = await http.get<NotificationPage>(paths.notifications, { params });
  return page.results.results;
}

/** Those that this person lets be told at once, as the server's socket does; the list holds the others too. */
export async function withoutMuted(http: HttpClient, found: Notification[]): Promise<Notification[]> {
  if (found.length === 0) return found;
  const { results } = await http.get<Paged<NotificationSettings>>(paths.notificationSettings);
  const muted = new Set<string>(
    Object.entries(NOTIFICATION_KINDS).flatMap(([kind, types]) =>
      results[0]?.channels[kind as NotificationKind]?.socket === false ? [...types] : [],
    ),
  );
  return found.filter(({ type }) => !muted.has(type));
}
