import { and, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { deals, loiDocuments } from '../../../../db/schema/index.ts';
import { isAccepted } from './exclusivity.sql.ts';

/** Running exclusivities with their accepted letter, which stores the time of the last reminder. */
const running = (db: Queryable, now: Date, which: SQL) =>
  db
    .select({ deal: deals, letter: loiDocuments })
    .from(deals)
    .innerJoin(loiDocuments, and(eq(loiDocuments.dealId, deals.id), isAccepted))
    .where(
      and(
        which,
        isNull(deals.exclusivityClosedAt),
        gt(deals.exclusivityEndsAt, now),
        inArray(deals.status, ['active', 'paused']),
      ),
    );

export const exclusivitiesEndingBefore = (db: Queryable, now: Date, horizon: Date) =>
  running(db, now, lte(deals.exclusivityEndsAt, horizon));

export async function runningExclusivityOf(tx: Transaction, dealId: number, now: Date) {
  const [row] = await running(tx, now, eq(deals.id, dealId));
  return row;
}

export async function noteReminder(tx: Transaction, letterId: number, now: Date): Promise<void> {
  await tx.update(loiDocuments).set({ remindedAt: now }).where(eq(loiDocuments.id, letterId));
}
