import type { MailKind } from '@handover/shared/contract';
import { and, asc, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { failedMails } from '../../../db/schema/index.ts';
import type { Failure } from '../../errors/failure.rules.ts';

export type UnsentRow = typeof failedMails.$inferSelect;
interface Unsent extends Failure {
  kind: MailKind;
  email: string;
}

/** Keeps a mail that could not be sent, to be tried again. */
export async function keepUnsent(
  db: Queryable,
  unsent: Unsent & { sealed: string; usefulUntil: Date; nextTryAt: Date | null },
): Promise<void> {
  await db.insert(failedMails).values(unsent);
}

type WrittenAnew = { kind: 'notices'; userId: number } | { kind: 'contact'; messageId: number };
const isOf = (subject: WrittenAnew): SQL =>
  subject.kind === 'notices'
    ? eq(failedMails.userId, subject.userId)
    : eq(failedMails.messageId, subject.messageId);

/** Notes that a mail failed that a job writes anew. */
export async function noteUnsent(
  db: Queryable,
  subject: WrittenAnew,
  { email, cause, code }: Omit<Unsent, 'kind'>,
): Promise<void> {
  const set = { email, cause, code, ...again };
  await db
    .insert(failedMails)
    .values({ ...subject, email, cause, code })
    .onConflictDoUpdate({
      target: subject.kind === 'notices' ? failedMails.userId : failedMails.messageId,
      set,
    });
}

const again = {
  failures: sql`${failedMails.failures} + 1`,
  lastFailedAt: sql`now()`,
  askedAt: null,
};

/** It was sent, or need not be. */
export async function forgetUnsent(db: Queryable, subject: WrittenAnew): Promise<void> {
  await db.delete(failedMails).where(isOf(subject));
}

/** The users whose notices staff want to be tried again now. */
export async function noticesAskedFor(db: Queryable): Promise<number[]> {
  const rows = await db
    .select({ userId: failedMails.userId })
    .from(failedMails)
    .where(and(isNotNull(failedMails.userId), isNotNull(failedMails.askedAt)));
  return rows.flatMap(({ userId }) => userId ?? []);
}

const isUseful = or(isNull(failedMails.usefulUntil), sql`${failedMails.usefulUntil} > now()`);

/** The next mail that is due, locked; none of those that another instance sends, or that failed in this run. */
export async function lockDue(tx: Transaction, started: Date): Promise<UnsentRow | undefined> {
  const due = or(isNotNull(failedMails.askedAt), lte(failedMails.nextTryAt, sql`now()`));
  const [row] = await tx
    .select()
    .from(failedMails)
    .where(and(isNotNull(failedMails.sealed), due, isUseful, lte(failedMails.lastFailedAt, started)))
    .orderBy(asc(failedMails.askedAt), asc(failedMails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

export async function removeUnsent(tx: Transaction, id: number): Promise<void> {
  await tx.delete(failedMails).where(eq(failedMails.id, id));
}

export async function noteFailedAgain(
  tx: Transaction,
  id: number,
  failure: Failure,
  nextTryAt: Date | null,
): Promise<void> {
  await tx
    .update(failedMails)
    .set({ ...failure, ...again, nextTryAt })
    .where(eq(failedMails.id, id));
}

/** Mails that nobody can use any more lose their text; the retention forgets them later. */
export async function emptyOldUnsent(db: Queryable): Promise<void> {
  await db
    .update(failedMails)
    .set({ sealed: '' })
    .where(and(sql`${failedMails.usefulUntil} <= now()`, sql`sealed <> ''`));
}
