import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { deals, loiDocuments } from '../../../../db/schema/index.ts';
import type { DealRow } from '../lock-deal.sql.ts';

/** The letter that a running exclusivity is based on. */
export const isAccepted = and(eq(loiDocuments.status, 'accepted'), isNull(loiDocuments.endedAt));

type Keys = Pick<DealRow, 'id' | 'opportunityId'>;

/** The other running deals of the opportunity. */
const rivalsOf = (deal: Keys) =>
  and(
    // If the deal has none, null equals nothing.
    sql`${deals.opportunityId} = ${deal.opportunityId}`,
    ne(deals.id, deal.id),
    inArray(deals.status, ['active', 'paused']),
  );

export const readRivals = (tx: Transaction, deal: Keys): Promise<DealRow[]> =>
  tx.select().from(deals).where(rivalsOf(deal));

/** Pauses the rival deals, stores their status, and returns them. */
export const pauseAll = (tx: Transaction, deal: DealRow): Promise<DealRow[]> =>
  tx
    .update(deals)
    .set({
      statusBeforeExclusivity: sql`${deals.status}`,
      pauseReasonBeforeExclusivity: sql`${deals.pauseReason}`,
      status: 'paused',
      pauseReason: 'exclusivity',
      updatedAt: new Date(),
    })
    .where(rivalsOf(deal))
    .returning();

/** Gives those that it has paused their status back, and returns them. */
export const restoreAll = (tx: Transaction, deal: DealRow): Promise<DealRow[]> =>
  tx
    .update(deals)
    .set({
      status: sql`coalesce(${deals.statusBeforeExclusivity}, 'active')`,
      pauseReason: sql`${deals.pauseReasonBeforeExclusivity}`,
      statusBeforeExclusivity: null,
      pauseReasonBeforeExclusivity: null,
      updatedAt: new Date(),
    })
    .where(and(rivalsOf(deal), eq(deals.pauseReason, 'exclusivity')))
    .returning();

/** The exclusivity of the deal and the letter that it is based on have ended. */
export async function markEnded(tx: Transaction, dealId: number, at: Date): Promise<void> {
  await tx.update(deals).set({ exclusivityClosedAt: at, updatedAt: at }).where(eq(deals.id, dealId));
  await tx
    .update(loiDocuments)
    .set({ endedAt: at })
    .where(and(eq(loiDocuments.dealId, dealId), isAccepted));
}
