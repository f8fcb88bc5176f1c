import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { accessRequests, loiDocuments, opportunities } from '../../../db/schema/index.ts';

/** The request that the deal came from: a new one becomes possible. */
export async function closeRequest(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx.update(accessRequests).set({ closedAt: at }).where(eq(accessRequests.id, id));
}

/** Withdraws the open letter of a deal, and returns it. */
export const withdrawLetters = (tx: Transaction, dealId: number, at: Date) =>
  tx
    .update(loiDocuments)
    .set({ status: 'withdrawn', decidedAt: at, updatedAt: at })
    .where(and(eq(loiDocuments.dealId, dealId), eq(loiDocuments.status, 'submitted')))
    .returning();

export async function markListingSold(tx: Transaction, id: number, at: Date) {
  const [listing] = await tx
    .update(opportunities)
    // A sold listing is no longer offered changes of its company.
    .set({ soldAt: at, unlistedAt: at, updatedAt: at, companyState: null })
    .where(eq(opportunities.id, id))
    .returning();
  return listing;
}
