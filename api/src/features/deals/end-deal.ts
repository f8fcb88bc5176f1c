import type { Transaction } from '../../../db/connect.ts';
import { readWhenDone } from '../../events/read-when-done.sql.ts';
import { declineRequests, forgetTeasers, notifyFavoriteHolders } from '../opportunities/index.ts';
import { setDeal } from './change-deal.sql.ts';
import { closeCompletion } from './completing/completions.sql.ts';
import { logEvent, notifyParties } from './deal.events.ts';
import { closeRequest, lockOtherListings, markListingSold, withdrawLetters } from './end-deal.sql.ts';
import { endExclusivity } from './exclusivity/end-exclusivity.ts';
import { runs } from './exclusivity/exclusivity.rules.ts';
import { readRivals } from './exclusivity/exclusivity.sql.ts';
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
  await closeRequest(tx, deal.accessRequestId, at);
  await closeCompletion(tx, deal, 'lapsed');
  for (const { id } of await withdrawLetters(tx, deal.id, at))
    for (const party of [deal.ownerId, deal.requesterId]) await readWhenDone(tx, party, { letterId: id });
  // `sold` is a word of the server, not of a party.
  const details = actorId === null ? null : { reason };
  await logEvent(tx, { dealId: deal.id, event: 'cancelled', phase: deal.phase, actorId, details });
}

/** The business is sold: all listings of its company, too. */
export async function markSold(tx: Transaction, deal: DealRow) {
  const { id, opportunityId } = deal;
  if (!opportunityId) return;
  await sellListing(tx, opportunityId, deal);
  for (const other of await lockOtherListings(tx, id, opportunityId)) await sellListing(tx, other, deal);
}

/** A listing is unlisted as sold, its other deals cancelled with reason `sold`, pending requests declined. Each person is told once. */
async function sellListing(tx: Transaction, id: number, deal: DealRow) {
  const now = new Date();
  const listing = await markListingSold(tx, id, now);
  await forgetTeasers(tx, id);
  const rivals = await readRivals(tx, { id: deal.id, opportunityId: id });
  for (const rival of rivals) {
    await cancelRow(tx, rival, 'sold', null);
    if (runs(rival, now)) await endExclusivity(tx, rival, { restore: false, notified: [] });
    await notifyParties(tx, rival.id, [rival.requesterId], 'deal_cancelled', { params: { cause: 'sold' } });
  }
  const title = listing?.publishedTitle ?? deal.title;
  const declined = await declineRequests(tx, { id, title }, 'sold');
  // Requesters with more than a favourite get a notice of their own about the end.
  const told = [deal.ownerId, deal.requesterId, ...rivals.map(({ requesterId }) => requesterId), ...declined];
  if (listing?.validated) await notifyFavoriteHolders(tx, listing, 'favorite_unavailable', told, 'sold');
}
