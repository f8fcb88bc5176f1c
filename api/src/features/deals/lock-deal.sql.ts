import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { deals } from '../../../db/schema/index.ts';
import { lockOpportunity } from '../opportunities/index.ts';

export type DealRow = typeof deals.$inferSelect;

/**
 * Everything that changes deals of an opportunity goes through the lock of its row first, then of the deal: two
 * clicks at once come one after the other, and locks are always taken in the same order.
 */
export async function lockDeal(tx: Transaction, id: number): Promise<DealRow | undefined> {
  const [found] = await tx.select({ opportunityId: deals.opportunityId }).from(deals).where(eq(deals.id, id));
  if (!found) return undefined;
  if (found.opportunityId) await lockOpportunity(tx, found.opportunityId);
  const [deal] = await tx.select().from(deals).where(eq(deals.id, id)).for('update');
  return deal;
}
