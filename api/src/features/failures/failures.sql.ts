import type { PageQuery } from '@handover/shared/contract';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { failedJobs, failedMails } from '../../../db/schema/index.ts';
import type { Page } from '../../http/lists/paging.ts';
import { readPage } from '../../http/lists/read-page.sql.ts';

export type FailedMailRow = typeof failedMails.$inferSelect;
export type FailedJobRow = typeof failedJobs.$inferSelect;

const LATEST = { where: undefined, fallback: '-last_failed_at' };

export const readMails = (db: Queryable, query: PageQuery): Promise<Page<FailedMailRow>> =>
  readPage(
    db,
    failedMails,
    { query, ...LATEST, orderings: { last_failed_at: failedMails.lastFailedAt } },
    (ofPage) => db.select().from(failedMails).where(ofPage),
  );

export const readJobs = (db: Queryable, query: PageQuery): Promise<Page<FailedJobRow>> =>
  readPage(
    db,
    failedJobs,
    { query, ...LATEST, orderings: { last_failed_at: failedJobs.lastFailedAt } },
    (ofPage) => db.select().from(failedJobs).where(ofPage),
  );

export async function lockMail(tx: Transaction, id: number): Promise<FailedMailRow | undefined> {
  const [row] = await tx.select().from(failedMails).where(eq(failedMails.id, id)).for('update');
  return row;
}

const asked = { askedAt: sql`now()` };
const isUseful = or(isNull(failedMails.usefulUntil), gt(failedMails.usefulUntil, sql`now()`));

/** Asks for another attempt: for one mail, or all that are of use. Returns how many. */
export async function askForMails(tx: Transaction, id?: number): Promise<number> {
  const where = and(isUseful, id === undefined ? undefined : eq(failedMails.id, id));
  return (await tx.update(failedMails).set(asked).where(where)).rowCount ?? 0;
}

/** Asks for another run: of one job, or of all that failed. Returns how many. */
export async function askForJobs(tx: Transaction, id?: number): Promise<number> {
  const where = id === undefined ? undefined : eq(failedJobs.id, id);
  return (await tx.update(failedJobs).set(asked).where(where)).rowCount ?? 0;
}

/** How many mails wait to be sent, or are given up; and how many jobs failed. */
export async function countFailures(db: Queryable): Promise<{ mails: number; jobs: number }> {
  return { mails: await db.$count(failedMails), jobs: await db.$count(failedJobs) };
}
