import { routes } from '@handover/shared/contract';
import type { Transaction } from '../../../../db/connect.ts';
import { notify } from '../../../events/notify.sql.ts';
import type { Viewer } from '../../../http/call.ts';
import { logStaff, updateOpportunity } from '../editing/write-opportunity.sql.ts';
import { visibleOpportunity } from '../handlers/read-opportunity.ts';
import type { OpportunityRow } from '../opportunities.sql.ts';
import { submittedPart } from '../public-part.ts';
import { notifyFavoriteHolders } from '../viewing/favorite.events.ts';
import { queueMatching } from './queue-matching.sql.ts';
import { teaserOf } from './review.rules.ts';
import type { Listing } from './suspended-listings.sql.ts';

interface Decision {
  /** Published, or rejected with the reason. */
  validated: boolean;
  reason: string | null;
  /** The owner's own tags and region that staff refused, by name. */
  refused?: string[];
  /** Staff chose sectors that the owner left open. */
  hasChosen?: boolean;
}

/**
 * Publishes or rejects a listing that the transaction has locked. The owner is notified, and so is who holds it as a
 * favourite.
 */
export async function decideListing(
  tx: Transaction,
  staff: Viewer,
  listing: Listing,
  { validated, reason, refused = [], hasChosen = false }: Decision,
): Promise<OpportunityRow> {
  await updateOpportunity(tx, listing.id, {
    validated,
    rejectionReason: reason,
    ...(validated && !listing.publishedAt ? { publishedAt: new Date() } : {}),
  });
  const decided = await visibleOpportunity(tx, staff, listing.id);
  await logStaff(tx, {
    opportunityId: listing.id,
    staffId: staff.id,
    event: 'moderated',
    validated,
    reason,
    teaser: teaserOf(submittedPart(decided)),
  });
  if (listing.publishedAt && (listing.validated ?? false) !== validated)
    await notifyFavoriteHolders(tx, listing, validated ? 'favorite_back' : 'favorite_unavailable', [
      staff.id,
    ]);
  if (validated && !listing.validated) await queueMatching(tx, listing);
  const isNews = !validated || !listing.validated || refused.length > 0 || hasChosen;
  if (listing.ownerId !== staff.id && isNews) {
    await notify(tx, {
      userId: listing.ownerId,
      type: validated ? 'opportunity_approved' : 'opportunity_rejected',
      params: {
        project_title: listing.projectTitle,
        ...(reason ? { reason } : {}),
        ...(refused.length > 0 ? { left_out: refused.join(', ') } : {}),
        ...(hasChosen ? { chosen: 1 } : {}),
      },
      link: routes.oppView(listing.id),
      about: { opportunityId: listing.id },
    });
  }
  return decided;
}

/** Takes down a listing that the transaction has locked, as a rejection after a review does; the owner is told why. */
export const rejectListing = (tx: Transaction, staff: Viewer, listing: Listing, reason: string) =>
  decideListing(tx, staff, listing, { validated: false, reason });
