import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { deals, loiDocuments } from '../../../../db/schema/index.ts';
import { logEvent, notifyParties } from '../deal.events.ts';
import type { DealRow } from '../lock-deal.sql.ts';
import { closeProposal } from './exclusivity-proposals.sql.ts';

/** The letter that a running exclusivity is based on. */
export const isAccepted = and(eq(loiDocuments.status, 'accepted'), isNull(loiDocuments.endedAt));

/** The other running deals of the opportunity. */
export const rivalsOf = (deal: DealRow) =>
  and(
    // Where it has none, null equals nothing.
    sql`${deals.opportunityId} = ${deal.opportunityId}`,
    ne(deals.id, deal.id),
    inArray(deals.status, ['active', 'paused']),
  );

/** Pauses the rival deals and stores their status. Only their requesters are notified, without the winner's name. */
export async function pauseRivals(tx: Transaction, deal: DealRow) {
  const paused = await tx
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
  for (const rival of paused) {
    await logEvent(tx, { dealId: rival.id, event: 'paused_by_exclusivity', phase: rival.phase });
    await notifyParties(tx, rival.id, [rival.requesterId], 'deal_paused_by_exclusivity');
  }
}

async function restoreRivals(tx: Transaction, deal: DealRow) {
  const restored = await tx
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
  for (const rival of restored) {
    await logEvent(tx, { dealId: rival.id, event: 'resumed', phase: rival.phase });
    await notifyParties(tx, rival.id, [rival.requesterId], 'exclusivity_ended');
    if (rival.status === 'active') await notifyParties(tx, rival.id, [rival.requesterId], 'deal_resumed');
  }
}

/** Ends an exclusivity, by time or with its deal, once. Rivals are restored, unless the business is sold. */
export async function endExclusivity(
  tx: Transaction,
  deal: DealRow,
  options: { restore: boolean; notified: number[] },
) {
  const at = new Date();
  await tx.update(deals).set({ exclusivityClosedAt: at, updatedAt: at }).where(eq(deals.id, deal.id));
  await tx
    .update(loiDocuments)
    .set({ endedAt: at })
    .where(and(eq(loiDocuments.dealId, deal.id), isAccepted));
  await closeProposal(tx, deal, 'lapsed');
  await logEvent(tx, { dealId: deal.id, event: 'exclusivity_ended', phase: deal.phase });
  await notifyParties(tx, deal.id, options.notified, 'exclusivity_ended');
  if (options.restore) await restoreRivals(tx, deal);
}
