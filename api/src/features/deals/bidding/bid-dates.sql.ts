import { marketDay } from '@handover/shared/contract/hosting';
import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { bidDates, deals, loiDocuments } from '../../../../db/schema/index.ts';

const isOpen = eq(loiDocuments.status, 'submitted');

export async function bidDateOf(db: Queryable, opportunityId: number | null) {
  if (opportunityId === null) return undefined;
  const [row] = await db.select().from(bidDates).where(eq(bidDates.opportunityId, opportunityId));
  return row;
}

type Values = Pick<typeof bidDates.$inferInsert, 'date' | 'sealed'>;

/** Whatever was before, its reminders and its opening belong to the day before. */
export async function saveBidDate(tx: Transaction, opportunityId: number, values: Values): Promise<void> {
  const set = { ...values, openedAt: null, remindedAt: null, updatedAt: new Date() };
  await tx
    .insert(bidDates)
    .values({ opportunityId, ...values })
    .onConflictDoUpdate({ target: bidDates.opportunityId, set });
}

export const deleteBidDate = (tx: Transaction, opportunityId: number) =>
  tx.delete(bidDates).where(eq(bidDates.opportunityId, opportunityId));

const sealedOf = (opportunityId: number) =>
  and(eq(loiDocuments.opportunityId, opportunityId), isOpen, eq(loiDocuments.sealed, true));

export const countSealed = (db: Queryable, opportunityId: number) =>
  db.$count(loiDocuments, sealedOf(opportunityId));

/** The open deals that may still bring a letter, or have one that waits. */
const bidding = (opportunityId: number) =>
  and(
    eq(deals.opportunityId, opportunityId),
    inArray(deals.status, ['active', 'paused']),
    inArray(deals.phase, ['introduction', 'loi']),
  );
export const biddingDeals = (tx: Transaction, opportunityId: number) =>
  tx.select().from(deals).where(bidding(opportunityId));

/** Those of them whose buyer has not sent a letter. */
export const dealsWithoutLetter = (tx: Transaction, opportunityId: number) =>
  tx
    .select()
    .from(deals)
    .where(
      and(
        bidding(opportunityId),
        notExists(
          tx
            .select({ id: sql`1` })
            .from(loiDocuments)
            .where(and(eq(loiDocuments.dealId, deals.id), isOpen)),
        ),
      ),
    );

/** Marks the seals of a day that is over as broken; nothing where they are already, or there are none. */
export async function endSeal(tx: Transaction, opportunityId: number, now: Date): Promise<boolean> {
  const ended = await tx
    .update(bidDates)
    .set({ openedAt: now })
    .where(
      and(
        eq(bidDates.opportunityId, opportunityId),
        bidDates.sealed,
        isNull(bidDates.openedAt),
        lt(bidDates.date, marketDay(now)),
      ),
    )
    .returning({ id: bidDates.opportunityId });
  return ended.length > 0;
}

/** Opens the letters that wait, all at once. What was withdrawn or replaced meanwhile stays sealed. */
export const unsealLetters = (tx: Transaction, opportunityId: number) =>
  tx.update(loiDocuments).set({ sealed: false }).where(sealedOf(opportunityId)).returning();

/** Bid dates that end within so many days. */
export const bidDatesUntil = (db: Queryable, from: string, to: string) =>
  db.select().from(bidDates).where(sql`${bidDates.date} between ${from} and ${to}`);

/** Does not set `updatedAt`. */
export const noteBidReminder = (tx: Transaction, opportunityId: number, now: Date) =>
  tx.update(bidDates).set({ remindedAt: now }).where(eq(bidDates.opportunityId, opportunityId));
