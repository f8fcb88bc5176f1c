import type { LiveNotification, NotificationType, SocketReady } from '@handover/shared/contract';
import { and, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { prepared } from '../../../../db/prepared.ts';
import { notificationSettings, notifications } from '../../../../db/schema/index.ts';
import { channelsOf, kindOf } from '../../../events/notification-channels.ts';
import { isAnyOf } from '../../../http/lists/planner-hints.sql.ts';
import { findNotifications, unreadCounts } from '../notifications.sql.ts';

interface Found {
  id: number;
  userId: number;
  type: string;
}

const settingsOf = prepared('socket_settings', (db) =>
  db
    .select()
    .from(notificationSettings)
    .where(isAnyOf(notificationSettings.userId, sql.placeholder('users'))),
);
/** The notifications that their users have not muted by now. */
async function audible<Each extends Found>(db: Queryable, found: Each[]): Promise<Each[]> {
  if (found.length === 0) return found;
  const settings = await settingsOf(db, { users: [...new Set(found.map(({ userId }) => userId))] });
  const channels = new Map(settings.map((each) => [each.userId, each.channels]));
  return found.filter(
    ({ userId, type }) => channelsOf(channels.get(userId) ?? {})[kindOf(type as NotificationType)].socket,
  );
}

/** Notifications to send to these users whose transactions had not committed at a snapshot, and that are still unread. */
export async function announcedSince(db: Queryable, userIds: number[], snapshot: string) {
  const { writtenBy } = notifications;
  const found = await db
    .select({ id: notifications.id, userId: notifications.userId, type: notifications.type })
    .from(notifications)
    .where(
      and(
        sql`${notifications.userId} = any(${sql.param(userIds)}::bigint[])`,
        sql`${writtenBy} >= pg_snapshot_xmin(${snapshot}::pg_snapshot)`,
        sql`not pg_visible_in_snapshot(${writtenBy}, ${snapshot}::pg_snapshot)`,
        sql`not ${notifications.isRead}`,
      ),
    )
    .orderBy(notifications.id);
  return audible(db, found);
}

/** The request of a client that was disconnected. */
export interface Gap {
  userId: number;
  /** The cursor that its client had last; undefined of a page that was opened just now, which has missed nothing. */
  since: number | undefined;
  /** Ids up to this one have been sent already. */
  after: number;
}
export interface Missed {
  /** Unread ones that are not muted, oldest first, at most `NOTICES_A_TIME`. */
  messages: LiveNotification[];
  /** The id after which the next ones are; undefined if these were all. */
  next: number | undefined;
  /** Its cursor: all that earlier transactions have written was known, or is among the missed. */
  ready: SocketReady;
}

/** How many are sent to one client before others have their turn. */
export const NOTICES_A_TIME = 20;

interface Row {
  place: number;
  id: number | null;
  type: string;
  horizon: number;
}

/** One row for each of them; of a gap without any, a row without an id. */
async function missedRows(db: Queryable, gaps: readonly Gap[]): Promise<Row[]> {
  const { rows } = await db.execute<{ [Key in keyof Row]: Row[Key] }>(sql`
    select g.place::int - 1 as place, n.id::float8 as id, n.type,
      pg_snapshot_xmin(pg_current_snapshot())::text::float8 as horizon
    from unnest(${sql.param(gaps.map(({ userId }) => userId))}::bigint[],
      ${sql.param(gaps.map(({ since }) => since?.toString() ?? null))}::text[],
      ${sql.param(gaps.map(({ after }) => after))}::bigint[]) with ordinality g(user_id, since, after, place)
    left join lateral (select id, type from ${notifications} where user_id = g.user_id and written_by >= g.since::xid8
      and id > g.after and not is_read and created_at > now() - interval '1 day'
      order by id limit ${NOTICES_A_TIME + 1}) n on true
    order by g.place, n.id`);
  return rows;
}

/**
 * The notifications that these clients have missed. Ids do not tell: of two notifications the one with the smaller id
 * may be committed later. All that were written since the oldest transaction that was running at the cursor are sent,
 * and a client drops those it has.
 */
export async function readMissed(db: Queryable, gaps: readonly Gap[]): Promise<Missed[]> {
  const rows = await missedRows(db, gaps);
  const found = gaps.map((): Found[] => []);
  for (const { place, id, type } of rows)
    if (id !== null) found[place]?.push({ id, type, userId: gaps[place]?.userId ?? 0 });
  const sent = await audible(
    db,
    found.flatMap((each) => each.slice(0, NOTICES_A_TIME)),
  );
  const read =
    sent.length > 0
      ? await findNotifications(
          db,
          sent.map(({ id }) => id),
        )
      : [];
  const byId = new Map(read.map(({ notification }) => [notification.id, notification]));
  const counts = await unreadCounts(db, [...new Set(gaps.map(({ userId }) => userId))]);
  return gaps.map(({ userId }, place) => {
    const unread_count = counts.get(userId) ?? 0;
    const now = (found[place] ?? []).slice(0, NOTICES_A_TIME);
    return {
      messages: now.flatMap(({ id }) => {
        const notification = byId.get(id);
        return notification ? [{ ...notification, unread_count }] : [];
      }),
      next: (found[place]?.length ?? 0) > now.length ? now.at(-1)?.id : undefined,
      ready: { cursor: rows[0]?.horizon ?? 0, unread_count },
    };
  });
}
