import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { completions, deals, opportunities } from '../../../../db/schema/index.ts';

/** What waits for the buyer side, in a deal in which it takes effect without an answer. */
const waiting = (db: Queryable, now: Date, which: SQL) =>
  db
    .select({
      id: completions.id,
      dealId: completions.dealId,
      answerBy: completions.answerBy,
      remindedAt: completions.remindedAt,
      buyer:
        sql<number>`case ${opportunities.type} when 'sell' then ${deals.requesterId} else ${deals.ownerId} end`.mapWith(
          Number,
        ),
    })
    .from(completions)
    .innerJoin(deals, eq(deals.id, completions.dealId))
    .innerJoin(opportunities, eq(opportunities.id, deals.opportunityId))
    .where(
      and(
        which,
        isNull(completions.outcome),
        eq(completions.isInAdvance, false),
        gt(completions.answerBy, now),
        eq(deals.status, 'active'),
        eq(deals.phase, 'closing'),
      ),
    );

export const completionsDueBefore = (db: Queryable, now: Date, horizon: Date) =>
  waiting(db, now, lte(completions.answerBy, horizon));

export async function waitingCompletion(tx: Transaction, dealId: number, now: Date) {
  const [row] = await waiting(tx, now, eq(completions.dealId, dealId));
  return row;
}

export async function noteCompletionReminder(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(completions).set({ remindedAt: now }).where(eq(completions.id, id));
}
