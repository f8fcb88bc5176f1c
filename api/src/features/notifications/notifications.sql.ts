import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationQuery,
  type NotificationType,
} from '@handover/shared/contract';
import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { type Places, placesOf, prepared } from '../../../db/prepared.ts';
import {
  deals,
  notificationSettings,
  notifications,
  opportunities,
  users,
} from '../../../db/schema/index.ts';
import { channelsOf, kindOf } from '../../events/notification-channels.ts';
import { touchUser } from '../../events/touch-deal.ts';
import { preparedPage } from '../../http/paging.ts';
import { isAnyOf } from '../../http/planner-hints.ts';
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

/** The values of a query; undefined where they are not given. */
const valuesOf = (user: number, { kinds, created_from, created_before }: NotificationQuery) => ({
  user,
  types: kinds?.flatMap((kind): readonly string[] => NOTIFICATION_KINDS[kind]),
  from: created_from ? new Date(created_from) : undefined,
  before: created_before ? new Date(created_before) : undefined,
});
type Shape = Pick<NotificationQuery, 'is_read'> & { given: Places<ReturnType<typeof valuesOf>> };

const conditions = ({ given, is_read }: Shape) =>
  and(
    eq(notifications.userId, given.user),
    is_read && (is_read === 'true' ? sql`${notifications.isRead}` : unread),
    given.types && isAnyOf(notifications.type, given.types),
    given.from && gte(notifications.createdAt, given.from),
    given.before && lt(notifications.createdAt, given.before),
  );

const pageOfNotifications = preparedPage('notifications', notifications, (db, shape: Shape) => ({
  where: conditions(shape),
  orderings: ORDERINGS,
  select: (ofPage) => select(db).where(ofPage),
}));
const countUnread = prepared('unread_notifications', (db) =>
  db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('user')), unread)),
);

export async function listNotifications(db: Queryable, userId: number, query: NotificationQuery) {
  const values = valuesOf(userId, query);
  const shape = { is_read: query.is_read, given: placesOf(values) };
  const page = await pageOfNotifications(db, query, shape, values);
  const [found] = await countUnread(db, { user: userId });
  return { page, unreadCount: found?.count ?? 0 };
}

export async function findNotifications(db: Queryable, ids: number[]): Promise<Addressed[]> {
  // One parameter instead of hundreds: it is planned and sent faster.
  const isOne = sql`${notifications.id} = any(${sql.param(ids)}::bigint[])`;
  return (await select(db).where(isOne)).map(toAddressed);
}

/** How many are unread, by user; none where there is no entry. */
export async function unreadCounts(db: Queryable, userIds: number[]): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ userId: notifications.userId, count: count() })
    .from(notifications)
    .where(and(sql`${notifications.userId} = any(${sql.param(userIds)}::bigint[])`, unread))
    .groupBy(notifications.userId);
  return new Map(rows.map((row) => [row.userId, row.count]));
}

/**
 * Notifications to send to these users, by their present settings, whose transactions had not committed at a snapshot. By
 * transactions, since `created_at` is when one began. The transaction of a row is stored without its epoch, which `age` adds.
 */
export async function announcedSince(db: Queryable, userIds: number[], snapshot: string) {
  const transaction = sql`greatest(3, pg_snapshot_xmax(${snapshot}::pg_snapshot)::text::bigint
    - age(notifications.xmin)::bigint + age(pg_snapshot_xmax(${snapshot}::pg_snapshot)::xid))::text::xid8`;
  const found = await db
    .select({ id: notifications.id, userId: notifications.userId, type: notifications.type })
    .from(notifications)
    .where(
      and(
        sql`${notifications.userId} = any(${sql.param(userIds)}::bigint[])`,
        // No transaction lasts a day: it keeps to the newest end of the index.
        sql`${notifications.createdAt} > now() - interval '1 day'`,
        sql`not pg_visible_in_snapshot(${transaction}, ${snapshot}::pg_snapshot)`,
      ),
    )
    .orderBy(notifications.id);
  const settings = await db
    .select()
    .from(notificationSettings)
    .where(inArray(notificationSettings.userId, [...new Set(found.map(({ userId }) => userId))]));
  const channels = new Map(settings.map((each) => [each.userId, each.channels]));
  return found.filter(
    ({ userId, type }) => channelsOf(channels.get(userId) ?? {})[kindOf(type as NotificationType)].socket,
  );
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
