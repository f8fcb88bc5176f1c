import { and, asc, eq, inArray, isNull, min, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { notifications, users } from '../../../../db/schema/index.ts';

/** The first key of the advisory locks of mailing; the second is the user id. */
const LOCK = 7_463;
const A_RUN = 200;
const A_MAIL = 50;
const wanted = and(eq(notifications.mailWanted, true), isNull(notifications.mailedAt));
const age = (operator: '<' | '>', span: string): SQL =>
  sql`${notifications.createdAt} ${sql.raw(operator)} now() - ${span}::interval`;
const due = and(wanted, eq(notifications.isRead, false), age('<', '1 minute'), age('>', '7 days'));

/** Users with notifications to mail, the longest waiting first. */
export async function peopleToMail(db: Queryable, except: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: notifications.userId })
    .from(notifications)
    .where(and(due, except.length > 0 ? notInArray(notifications.userId, except) : undefined))
    .groupBy(notifications.userId)
    .orderBy(min(notifications.id))
    .limit(A_RUN);
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

export async function noticesToMail(tx: Transaction, userId: number) {
  const [person] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  const notices = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), due))
    .orderBy(asc(notifications.id))
    .limit(A_MAIL);
  return person && notices.length > 0 ? { person, notices } : null;
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
}
