import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { deals, opportunities } from '../../../db/schema/index.ts';

export type DealRow = typeof deals.$inferSelect;

/**
 * Everything that changes deals of an opportunity goes through the lock of its row first, then of the deal: two
 * clicks at once come one after the other, and locks are always taken in the same order.
 */
export async function lockDeal(tx: Transaction, id: number): Promise<DealRow | undefined> {
  const [found] = await tx.select({ opportunityId: deals.opportunityId }).from(deals).where(eq(deals.id, id));
  if (!found) return undefined;
  if (found.opportunityId) await lockListing(tx, found.opportunityId);
  const [deal] = await tx.select().from(deals).where(eq(deals.id, id)).for('update');
  return deal;
}

export async function lockListing(tx: Transaction, id: number) {
  const [row] = await tx.select().from(opportunities).where(eq(opportunities.id, id)).for('update');
  return row;
}
