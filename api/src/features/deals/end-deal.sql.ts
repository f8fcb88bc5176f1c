import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import {
  accessRequests,
  companies,
  dealOpportunities,
  loiDocuments,
  opportunities,
} from '../../../db/schema/index.ts';

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

/** The company that a deal sells: that of its listing, or the one attached to the deal of a mandate. */
async function soldCompany(tx: Transaction, dealId: number, opportunityId: number): Promise<number | null> {
  const [row] = await tx
    .select({ attached: dealOpportunities.attachedCompanyId, listed: opportunities.companyId })
    .from(dealOpportunities)
    .leftJoin(opportunities, eq(opportunities.id, opportunityId))
    .where(eq(dealOpportunities.dealId, dealId));
  return row?.attached ?? row?.listed ?? null;
}

/** The ids of the other listings of the company that a deal sells, which are for sale no longer. They and the company are locked. */
export async function lockOtherListings(
  tx: Transaction,
  dealId: number,
  opportunityId: number,
): Promise<number[]> {
  const companyId = await soldCompany(tx, dealId, opportunityId);
  if (companyId === null) return [];
  const lockAll = () =>
    tx
      .select({ id: opportunities.id })
      .from(opportunities)
      .where(
        and(
          eq(opportunities.companyId, companyId),
          ne(opportunities.id, opportunityId),
          isNull(opportunities.soldAt),
        ),
      )
      .orderBy(asc(opportunities.id))
      .for('update');
  // The same order of locks as for an edit: the listing, then its company. No deal is made of it after that.
  await lockAll();
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update');
  return (await lockAll()).map(({ id }) => id);
}
