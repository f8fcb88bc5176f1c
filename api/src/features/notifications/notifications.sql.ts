import { and, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { notifications } from '../../../db/schema/index.ts';

export type NotificationRow = typeof notifications.$inferSelect;
const of = (userId: number) => eq(notifications.userId, userId);
const unread = eq(notifications.isRead, false);

export async function listNotifications(
  db: Queryable,
  userId: number,
  page: { limit: number; offset: number; order: SQL[] },
) {
  const rows = await db
    .select()
    .from(notifications)
    .where(of(userId))
    .orderBy(...page.order)
    .limit(page.limit)
    .offset(page.offset);
  const [counts] = await db
    .select({ all: count(), unread: sql<number>`count(*) filter (where not ${notifications.isRead})` })
    .from(notifications)
    .where(of(userId));
  return { rows, count: counts?.all ?? 0, unreadCount: counts?.unread ?? 0 };
}

export async function findNotification(db: Queryable, id: number): Promise<NotificationRow | null> {
  const rows = await db.select().from(notifications).where(eq(notifications.id, id));
  return rows[0] ?? null;
}

export function notificationsSince(
  db: Queryable,
  userIds: number[],
  since: Date,
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(and(inArray(notifications.userId, userIds), gte(notifications.createdAt, since)))
    .orderBy(notifications.id);
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
