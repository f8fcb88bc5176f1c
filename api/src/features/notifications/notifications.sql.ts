import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationQuery,
  type NotificationType,
} from '@handover/shared/contract';
import { and, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import {
  deals,
  notificationSettings,
  notifications,
  opportunities,
  users,
} from '../../../db/schema/index.ts';
import { channelsOf, kindOf } from '../../events/notification-channels.ts';
import { touchUser } from '../../events/touch-deal.ts';
import { readPage } from '../../http/paging.ts';
import { personOf } from './person.rules.ts';

/** With what decides whether its reader may know who did it. */
const select = (db: Queryable) =>
  db
    .select({
      row: notifications,
      actor: { firstName: users.firstName, lastName: users.lastName, closedAt: users.closedAt },
      deal: { ownerId: deals.ownerId, status: deals.status, pauseReason: deals.pauseReason },
      listing: { ownerId: opportunities.ownerId },
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actorId))
    .leftJoin(deals, eq(deals.id, notifications.dealId))
    .leftJoin(opportunities, eq(opportunities.id, notifications.opportunityId));
type Row = Awaited<ReturnType<typeof select>>[number];

/** A notification as it is sent, the same in the list and on the socket, with its user. */
export interface Addressed {
  userId: number;
  notification: Notification;
}

export const toNotification = ({ row, actor, deal, listing }: Row): Notification => ({
  id: row.id,
  type: row.type as NotificationType,
  text_key: row.textKey,
  params: row.params,
  link: row.link,
  person: personOf({ actor, deal, readerIsOwner: (deal ?? listing)?.ownerId === row.userId }),
  deal_id: row.dealId,
  opportunity_id: row.opportunityId,
  group: row.groupSince && { count: row.groupCount, since: row.groupSince.toISOString() },
  created_at: row.createdAt.toISOString(),
  is_read: row.isRead,
});
const toAddressed = (found: Row): Addressed => ({
  userId: found.row.userId,
  notification: toNotification(found),
});

const of = (userId: number) => eq(notifications.userId, userId);
// Without a parameter, exactly as in the partial index.
const unread = sql`not ${notifications.isRead}`;

const ORDERINGS = { created_at: notifications.createdAt, is_read: notifications.isRead };

function matching({ is_read, kinds, created_from, created_before }: NotificationQuery): (SQL | undefined)[] {
  const types = kinds?.flatMap((kind): readonly string[] => NOTIFICATION_KINDS[kind]);
  return [
    is_read && (is_read === 'true' ? sql`${notifications.isRead}` : unread),
    types && inArray(notifications.type, types),
    created_from ? gte(notifications.createdAt, new Date(created_from)) : undefined,
    created_before ? lt(notifications.createdAt, new Date(created_before)) : undefined,
  ].map((condition) => condition || undefined);
}

export async function listNotifications(db: Queryable, userId: number, query: NotificationQuery) {
  const list = { query, where: and(of(userId), ...matching(query)), orderings: ORDERINGS };
  const page = await readPage(db, notifications, list, (ofPage) => select(db).where(ofPage));
  return { page, unreadCount: await db.$count(notifications, and(of(userId), unread)) };
}

export async function findNotifications(db: Queryable, ids: number[]): Promise<Addressed[]> {
  return (await select(db).where(inArray(notifications.id, ids))).map(toAddressed);
}

/** How many are unread, by user; none where there is no entry. */
export async function unreadCounts(db: Queryable, userIds: number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: notifications.userId, count: count() })
    .from(notifications)
    .where(and(inArray(notifications.userId, userIds), unread))
    .groupBy(notifications.userId);
  return new Map(rows.map((row) => [row.userId, row.count]));
}

/** Notifications to send to these users, written since then, by their present settings. */
export async function announcedSince(db: Queryable, userIds: number[], since: Date): Promise<Addressed[]> {
  const found = await select(db)
    .where(and(inArray(notifications.userId, userIds), gte(notifications.createdAt, since)))
    .orderBy(notifications.id);
  const settings = await db
    .select()
    .from(notificationSettings)
    .where(inArray(notificationSettings.userId, [...new Set(found.map(({ row }) => row.userId))]));
  const channels = new Map(settings.map((each) => [each.userId, each.channels]));
  return found
    .filter(
      ({ row }) => channelsOf(channels.get(row.userId) ?? {})[kindOf(row.type as NotificationType)].socket,
    )
    .map(toAddressed);
}

/** All of them without ids. The other tabs of the user follow. */
export async function markRead(tx: Transaction, userId: number, ids?: number[]): Promise<void> {
  if (ids?.length === 0) return;
  const { rowCount } = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(of(userId), unread, ids ? inArray(notifications.id, ids) : undefined));
  if (rowCount) await touchUser(tx, [userId], 'notifications');
}

export async function deleteNotification(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(notifications).where(and(of(userId), eq(notifications.id, id)));
  if (rowCount) await touchUser(tx, [userId], 'notifications');
  return Boolean(rowCount);
}
