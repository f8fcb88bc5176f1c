import type { AccessRequest } from '@handover/shared/contract';
import { backgroundImageView } from '../background-images/index.ts';
import { partyView } from '../users/index.ts';
import { type AskLimits, askAgainAt, decidedAt, statusAt } from './access-request.rules.ts';
import type { RequestRow } from './access-requests.sql.ts';

/** A request as its owner or its requester may see it. */
export function accessRequestResponse(row: RequestRow, viewerId: number, rules: AskLimits): AccessRequest {
  const now = new Date();
  const isOwner = row.listing.ownerId === viewerId;
  const status = statusAt(row.request, now);
  // An edit is under review, and only the owner sees the new text until it is accepted.
  const maySee = isOwner || row.listing.validated === true;
  return {
    id: row.request.id,
    opportunity_id: row.request.opportunityId,
    // A request with a deal keeps the title that the opportunity had when the deal began.
    opportunity_name: row.dealTitle ?? (isOwner ? row.listing.title : row.listing.publishedTitle),
    type_of_opportunity: row.listing.type,
    sectors: isOwner ? row.sectors : row.publishedSectors,
    sub_sectors: maySee ? row.subSectors : [],
    background_image: maySee && row.backgroundImage ? backgroundImageView(row.backgroundImage) : null,
    status,
    message: row.request.message,
    requester: isOwner ? partyView(row.requester, false) : null,
    can_accept: isOwner && status === 'pending' && !row.underExclusivity && !row.listing.unlistedAt,
    deal_id: row.dealId,
    decline_reason: status === 'declined' ? row.request.declineReason : null,
    decided_at: decidedAt(row.request, now)?.toISOString() ?? null,
    can_request_from: isOwner
      ? null
      : (askAgainAt(row.request, row.listing, now, rules)?.toISOString() ?? null),
    created_at: row.request.createdAt.toISOString(),
    expires_at: row.request.expiresAt.toISOString(),
  };
}
