import type { Notification, NotificationType } from '@handover/shared/contract';
import type { NotificationRow } from './notifications.sql.ts';

/** The same in the list and on the socket. */
export const notificationView = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type as NotificationType,
  text_key: row.textKey,
  params: row.params,
  link: row.link,
  created_at: row.createdAt.toISOString(),
  is_read: row.isRead,
});
