import {
  NOTIFICATION_KINDS,
  type Notification,
  type NotificationKind,
  type NotificationQuery,
  type NotificationType,
} from '@handover/shared/contract';
import { and, count, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { type Places, placesOf, prepared } from '../../../db/prepared.ts';
import { dealOpportunities, deals, notifications, opportunities, users } from '../../../db/schema/index.ts';
import { kindOf } from '../../events/notification-channels.ts';
import { stillConcerns } from '../../events/told-advisers.sql.ts';
import { touchUser } from '../../events/touch-deal.sql.ts';
import { isAnyOf } from '../../http/lists/planner-hints.sql.ts';
import { preparedPage } from '../../http/lists/read-page.sql.ts';
import { noteSeen } from '../saved-searches/index.ts';
import { adviserName } from '../users/index.ts';
import { personOf } from './person.rules.ts';

/** About people who have let each other in: their names are no secret. */
const AMONG_PEOPLE: readonly NotificationKind[] = ['advisers', 'firms'];

/** Selects notifications with the facts that decide whether the reader may know the actor. */
const select = (db: Queryable) =>
  db
    .select({
      row: notifications,
      actor: { firstName: users.firstName, lastName: users.lastName, closedAt: users.closedAt },
      deal: { status: deals.status, pauseReason: deals.pauseReason },
      sellerId: sql<
        number | null
      >`case ${dealOpportunities.type} when 'sell' then ${deals.ownerId} else ${deals.requesterId} end`.mapWith(
        deals.ownerId,
      ),
      listing: { ownerId: opportunities.ownerId },
      actedBy: adviserName(notifications.actedBy),
      actingFor: sql<string | null>`(select trim(p.first_name || ' ' || p.last_name) from users p
        where p.id = ${notifications.forUserId})`,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actorId))
    .leftJoin(deals, eq(deals.id, notifications.dealId))
    .leftJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .leftJoin(opportunities, eq(opportunities.id, notifications.opportunityId));
type Row = Awaited<ReturnType<typeof select>>[number];

/** A notification as it is sent, the same in the list and on the socket, with its user. */
export interface Addressed {
  userId: number;
  notification: Notification;
}

export const toNotification = ({
  row,
  actor,
  deal,
  sellerId,
  listing,
  actedBy,
  actingFor,
}: Row): Notification => {
  const person = personOf({
    actor,
    deal,
    knowsAlways:
      AMONG_PEOPLE.includes(kindOf(row.type as NotificationType)) ||
      (deal ? sellerId : listing?.ownerId) === (row.forUserId ?? row.userId),
  });
  return {
    id: row.id,
    type: row.type as NotificationType,
    text_key: row.textKey,
    params: row.params,
    link: row.link,
    person,
    ...(person !== null && actedBy !== null && { acted_by: actedBy }),
    ...(actingFor !== null && { acting_for: actingFor }),
    deal_id: row.dealId,
    opportunity_id: row.opportunityId,
    group: row.groupSince && { count: row.groupCount, since: row.groupSince.toISOString() },
    created_at: row.createdAt.toISOString(),
    is_read: row.isRead,
  };
};
const toAddressed = (found: Row): Addressed => ({
  userId: found.row.userId,
  notification: toNotification(found),
});

const of = (userId: number) => eq(notifications.userId, userId);
// The condition has no parameter, exactly as in the partial index.
const unread = sql`not ${notifications.isRead}`;

const ORDERINGS = { created_at: notifications.createdAt, is_read: notifications.isRead };

/** The values of a query; undefined if they are not given. */
const valuesOf = (user: number, { kinds, created_from, created_before }: NotificationQuery) => ({
  user,
  types: kinds?.flatMap((kind): readonly string[] => NOTIFICATION_KINDS[kind]),
  from: created_from ? new Date(created_from) : undefined,
  before: created_before ? new Date(created_before) : undefined,
});
type Shape = Pick<NotificationQuery, 'is_read'> & {
  given: Places<ReturnType<typeof valuesOf>>;
  /** The user was told something for somebody else, which they may have to forget. */
  isTold: boolean;
};

const conditions = ({ given, is_read, isTold }: Shape) =>
  and(
    eq(notifications.userId, given.user),
    is_read && (is_read === 'true' ? sql`${notifications.isRead}` : unread),
    given.types && isAnyOf(notifications.type, given.types),
    given.from && gte(notifications.createdAt, given.from),
    given.before && lt(notifications.createdAt, given.before),
    // Not for everybody: counting would read each row, besides the index.
    isTold ? stillConcerns() : undefined,
  );

const pageOfNotifications = preparedPage('notifications', notifications, (db, shape: Shape) => ({
  where: conditions(shape),
  orderings: ORDERINGS,
  select: (ofPage) => select(db).where(and(ofPage, stillConcerns())),
}));

export async function listNotifications(db: Queryable, userId: number, query: NotificationQuery) {
  const values = valuesOf(userId, query);
  const forgotten = await forgottenOf(db, [userId]);
  const shape = { is_read: query.is_read, given: placesOf(values), isTold: forgotten.has(userId) };
  const page = await pageOfNotifications(db, query, shape, values);
  return { page, unreadCount: (await unreadCounts(db, [userId], forgotten)).get(userId) ?? 0 };
}

const byIds = prepared('notifications_by_ids', (db) =>
  select(db).where(and(isAnyOf(notifications.id, sql.placeholder('ids')), stillConcerns())),
);
export const findNotifications = async (db: Queryable, ids: number[]): Promise<Addressed[]> =>
  (await byIds(db, { ids })).map(toAddressed);

const countsOfUsers = prepared('unread_counts', (db) =>
  db
    .select({ userId: notifications.userId, count: count() })
    .from(notifications)
    .where(and(isAnyOf(notifications.userId, sql.placeholder('users')), unread))
    .groupBy(notifications.userId),
);
/** Of those told something for somebody else, how much of it they have to forget unread, from the moment that they act no more. */
const forgottenOfUsers = prepared('forgotten_counts', (db) =>
  db
    .select({
      userId: notifications.userId,
      count: sql<number>`count(*) filter (where ${unread} and not ${stillConcerns()})`.mapWith(Number),
    })
    .from(notifications)
    .where(and(isAnyOf(notifications.userId, sql.placeholder('users')), isNotNull(notifications.forUserId)))
    .groupBy(notifications.userId),
);
async function forgottenOf(db: Queryable, userIds: number[]): Promise<Map<number, number>> {
  const rows = await forgottenOfUsers(db, { users: userIds });
  return new Map(rows.map((row) => [row.userId, row.count]));
}

/** The numbers of unread notifications, by user; a user without any has no entry. */
export async function unreadCounts(
  db: Queryable,
  userIds: number[],
  known?: ReadonlyMap<number, number>,
): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await countsOfUsers(db, { users: userIds });
  const forgotten = known ?? (await forgottenOf(db, userIds));
  // What is forgotten may have gone between the two queries.
  return new Map(rows.map((row) => [row.userId, Math.max(0, row.count - (forgotten.get(row.userId) ?? 0))]));
}

/** All of them without ids. The other tabs of the user follow. Who reads one of a saved search has looked at the listing. */
export async function markRead(tx: Transaction, userId: number, ids?: number[]): Promise<void> {
  if (ids?.length === 0) return;
  const rows = await tx
    .update(notifications)
    .set({ isRead: true })
    .where(and(of(userId), unread, ids ? inArray(notifications.id, ids) : undefined))
    .returning({ type: notifications.type, listing: notifications.opportunityId });
  if (rows.length === 0) return;
  await touchUser(tx, [userId], 'notifications');
  const looked = ids ? rows.filter(({ type }) => type === 'search_found') : [];
  const listings = looked.flatMap(({ listing }) => listing ?? []);
  if (listings.length > 0) await noteSeen(tx, userId, listings);
}

export async function deleteNotification(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await tx.delete(notifications).where(and(of(userId), eq(notifications.id, id)));
  if (rowCount) await touchUser(tx, [userId], 'notifications');
  return Boolean(rowCount);
}
