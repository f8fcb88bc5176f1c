import type { Notification, NotificationType, PageQuery } from '@handover/shared/contract';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { notificationSettings, notifications } from '../../../db/schema/index.ts';
import { channelsOf, kindOf } from '../../events/notification-channels.ts';
import { readPage } from '../../http/paging.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** A notification as it is sent, the same in the list and on the socket, with its user. */
interface Addressed {
  userId: number;
  notification: Notification;
}

export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  type: row.type as NotificationType,
  text_key: row.textKey,
  params: row.params,
  link: row.link,
  created_at: row.createdAt.toISOString(),
  is_read: row.isRead,
});
const toAddressed = (row: NotificationRow): Addressed => ({
  userId: row.userId,
  notification: toNotification(row),
});

const of = (userId: number) => eq(notifications.userId, userId);
// Without a parameter, exactly as in the partial index.
const unread = sql`not ${notifications.isRead}`;

const ORDERINGS = { created_at: notifications.createdAt, is_read: notifications.isRead };

export async function listNotifications(db: Queryable, userId: number, query: PageQuery) {
  const list = { query, where: of(userId), orderings: ORDERINGS };
  const page = await readPage(db, notifications, list, (ofPage) =>
    db.select().from(notifications).where(ofPage),
  );
  return { page, unreadCount: await db.$count(notifications, and(of(userId), unread)) };
}

export async function findNotification(db: Queryable, id: number): Promise<Addressed | null> {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id));
  return row ? toAddressed(row) : null;
}

/** Notifications to send to these users, written since then, by their present settings. */
export async function announcedSince(db: Queryable, userIds: number[], since: Date): Promise<Addressed[]> {
  const rows = await db
    .select({ row: notifications, channels: notificationSettings.channels })
    .from(notifications)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, notifications.userId))
    .where(and(inArray(notifications.userId, userIds), gte(notifications.createdAt, since)))
    .orderBy(notifications.id);
  return rows
    .filter(({ row, channels }) => channelsOf(channels ?? {})[kindOf(row.type as NotificationType)].socket)
    .map(({ row }) => toAddressed(row));
}

export async function markRead(db: Queryable, userId: number, ids?: number[]): Promise<void> {
  if (ids?.length === 0) return;
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(of(userId), unread, ids ? inArray(notifications.id, ids) : undefined));
}

export async function deleteNotification(db: Queryable, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .delete(notifications)
    .where(and(of(userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return gone.length > 0;
}
