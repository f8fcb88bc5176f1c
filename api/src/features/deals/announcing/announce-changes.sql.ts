import { and, eq, isNull, lte, min } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { dealEvents } from '../../../../db/schema/index.ts';

const waiting = and(eq(dealEvents.event, 'details_changed'), isNull(dealEvents.announcedAt));

/** Deals whose oldest unannounced edit has waited long enough for the batch to go out. */
export const dueDeals = (db: Queryable, before: Date) =>
  db
    .select({ dealId: dealEvents.dealId })
    .from(dealEvents)
    .where(waiting)
    .groupBy(dealEvents.dealId)
    .having(lte(min(dealEvents.createdAt), before));

/** Marks the unannounced edits of a deal as announced, and returns them; none if the oldest may still wait. */
export async function claimUnannounced(tx: Transaction, dealId: number, before: Date) {
  const ofDeal = and(waiting, eq(dealEvents.dealId, dealId));
  const [oldest] = await tx
    .select({ at: min(dealEvents.createdAt) })
    .from(dealEvents)
    .where(ofDeal);
  if (!oldest?.at || oldest.at > before) return [];
  return tx.update(dealEvents).set({ announcedAt: new Date() }).where(ofDeal).returning();
}
