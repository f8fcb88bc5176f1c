import { NOTIFICATION_KINDS } from '@handover/shared/contract';
import { marketZone } from '@handover/shared/contract/hosting';
import { and, asc, eq, inArray, isNull, min, not, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { failedMails, notificationSettings, notifications, users } from '../../../../db/schema/index.ts';
import { stillConcerns } from '../../../events/told-advisers.sql.ts';

/** The first key of the advisory locks of mailing; the second is the user id. */
const LOCK = 7_463;
const MAX_USERS_PER_RUN = 200;
const MAX_NOTICES_PER_MAIL = 50;
/** The hour of the digest, in the marketplace. Earlier notifications go into the digest of the day. */
const DIGEST_HOUR = 6;

const wanted = and(eq(notifications.mailWanted, true), isNull(notifications.mailedAt));
const age = (operator: '<' | '>', span: string): SQL =>
  sql`${notifications.createdAt} ${sql.raw(operator)} now() - ${span}::interval`;
/** About the security of an account, which is mailed apart from the rest and never put off. */
const isSecurity = inArray(notifications.type, [...NOTIFICATION_KINDS.security]);
/** News of a saved search: nobody waits for an answer in the page, so it is mailed at once. */
const isOfSearch = inArray(notifications.type, [...NOTIFICATION_KINDS.searches]);
const hasDigest = sql`exists(select 1 from ${notificationSettings} s
  where s.user_id = ${notifications.userId} and s.daily_digest)`;
const beforeDigest =
  () => sql`${notifications.createdAt} < (date_trunc('day', now() at time zone ${marketZone()} - make_interval(hours => ${DIGEST_HOUR}))
  + make_interval(hours => ${DIGEST_HOUR})) at time zone ${marketZone()}`;
const due = () =>
  and(
    wanted,
    eq(notifications.isRead, false),
    or(age('<', '1 minute'), isOfSearch),
    age('>', '7 days'),
    stillConcerns(),
    or(isSecurity, sql`not ${hasDigest}`, beforeDigest()),
  );

/** Users with notifications to mail, the longest waiting first. */
export async function peopleToMail(db: Queryable, except: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: notifications.userId })
    .from(notifications)
    .where(and(due(), except.length > 0 ? notInArray(notifications.userId, except) : undefined))
    .groupBy(notifications.userId)
    .orderBy(min(notifications.id))
    .limit(MAX_USERS_PER_RUN);
  return rows.map(({ id }) => id);
}

/**
 * One instance at a time mails a person. Not by a lock of the rows: their owner may read and delete them while a slow
 * mail server is talked to.
 */
export async function claimPerson(tx: Transaction, userId: number): Promise<boolean> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '90s'`);
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${LOCK}, ${userId}) as mine`);
  return rows[0]?.mine === true;
}

/** The account to mail, and whether it gets one mail a day. */
export async function personToMail(tx: Transaction, userId: number) {
  const [person] = await tx
    .select({ person: users, isDigest: notificationSettings.dailyDigest })
    .from(users)
    .leftJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  return person;
}

export type MailKind = 'security' | 'others';

/** The oldest that are due, and the ids of those that the mail only counts. */
export async function noticesToMail(tx: Transaction, userId: number, kind: MailKind) {
  const ofKind = kind === 'security' ? isSecurity : not(isSecurity);
  const theirs = and(eq(notifications.userId, userId), due(), ofKind);
  const order = asc(notifications.id);
  const notices = await tx
    .select()
    .from(notifications)
    .where(theirs)
    .orderBy(order)
    .limit(MAX_NOTICES_PER_MAIL);
  const rest = tx.select({ id: notifications.id }).from(notifications).where(theirs).orderBy(order);
  const more = notices.length < MAX_NOTICES_PER_MAIL ? [] : await rest.offset(MAX_NOTICES_PER_MAIL);
  return { notices, rest: more.map(({ id }) => id) };
}

export async function markMailed(tx: Transaction, ids: number[]): Promise<void> {
  await tx.update(notifications).set({ mailedAt: new Date() }).where(inArray(notifications.id, ids));
}

/** Notifications that were read meanwhile, or are outdated, are not mailed. */
export async function forgetMails(db: Queryable): Promise<void> {
  const closed = sql`exists(select 1 from users u where u.id = ${notifications.userId} and u.closed_at is not null)`;
  await db
    .update(notifications)
    .set({ mailWanted: false })
    .where(and(wanted, or(eq(notifications.isRead, true), age('<', '7 days'), closed)));
  await db.delete(failedMails).where(sql`${failedMails.userId} is not null and not exists(
    select 1 from ${notifications} where ${notifications.userId} = ${failedMails.userId} and ${wanted})`);
}
