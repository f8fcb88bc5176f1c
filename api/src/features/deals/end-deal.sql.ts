import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { accessRequests, deals, loiDocuments, opportunities } from '../../../db/schema/index.ts';
import { readWhenDone } from '../../events/read-when-done.sql.ts';
import { declineRequests, forgetTeasers, notifyFavoriteHolders } from '../opportunities/index.ts';
import { setDeal } from './change-deal.sql.ts';
import { logEvent, notifyParties } from './deal.events.ts';
import { rivalsOf } from './exclusivity/exclusivity.sql.ts';
import type { DealRow } from './lock-deal.sql.ts';

/**
 * Cancels a deal: an open letter is withdrawn, and a new request becomes possible. `actorId` is null for the server.
 */
export async function cancelRow(tx: Transaction, deal: DealRow, reason: string, actorId: number | null) {
  const at = new Date();
  await setDeal(tx, deal.id, {
    status: 'cancelled',
    cancellationReason: reason,
    cancelledBy: actorId,
    endedAt: at,
    pauseReason: null,
    pausedBy: null,
    statusBeforeExclusivity: null,
    pauseReasonBeforeExclusivity: null,
  });
  await tx.update(accessRequests).set({ closedAt: at }).where(eq(accessRequests.id, deal.accessRequestId));
  const withdrawn = await tx
    .update(loiDocuments)
    .set({ status: 'withdrawn', decidedAt: at, updatedAt: at })
    .where(and(eq(loiDocuments.dealId, deal.id), eq(loiDocuments.status, 'submitted')))
    .returning();
  for (const { id } of withdrawn)
    for (const party of [deal.ownerId, deal.requesterId]) await readWhenDone(tx, party, { letterId: id });
  // `sold` is a word of the server, not of a party.
  const details = actorId === null ? null : { reason };
  await logEvent(tx, { dealId: deal.id, event: 'cancelled', phase: deal.phase, actorId, details });
}

/** The business is sold: unlisted, rival deals cancelled with reason `sold`, pending requests declined. Each person is told once. */
export async function markSold(tx: Transaction, deal: DealRow) {
  const at = new Date();
  if (!deal.opportunityId) return;
  const [listing] = await tx
    .update(opportunities)
    // No change of the company will be offered to it any more.
    .set({ soldAt: at, unlistedAt: at, updatedAt: at, companyState: null })
    .where(eq(opportunities.id, deal.opportunityId))
    .returning();
  await forgetTeasers(tx, deal.opportunityId);
  const rivals = await tx.select().from(deals).where(rivalsOf(deal));
  for (const rival of rivals) {
    await cancelRow(tx, rival, 'sold', null);
    await notifyParties(tx, rival.id, [rival.requesterId], 'deal_cancelled', { params: { cause: 'sold' } });
  }
  const declined = await declineRequests(tx, { id: deal.opportunityId, title: deal.title }, 'sold');
  // Whoever had more to do with it than a favourite is told by what that came to.
  const told = [deal.ownerId, deal.requesterId, ...rivals.map(({ requesterId }) => requesterId), ...declined];
  if (listing?.validated) await notifyFavoriteHolders(tx, listing, 'favorite_unavailable', told, 'sold');
}
