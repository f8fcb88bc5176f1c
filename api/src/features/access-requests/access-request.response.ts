import type { AccessRequest, BuyerProfile } from '@handover/shared/contract';
import type { Queryable } from '../../../db/connect.ts';
import { backgroundImageView } from '../background-images/index.ts';
import { readBuyers } from '../buyers/index.ts';
import { partyView } from '../users/index.ts';
import { type AskLimits, askAgainAt, decidedAt, isOpen, statusAt } from './access-request.rules.ts';
import type { RequestRow } from './access-requests.sql.ts';

/** A request as its owner or its requester may see it. */
export function accessRequestResponse(
  row: RequestRow,
  viewerId: number,
  rules: AskLimits,
  buyers: ReadonlyMap<number, BuyerProfile>,
): AccessRequest {
  const now = new Date();
  const isOwner = row.listing.ownerId === viewerId;
  const status = statusAt(row.request, now);
  // An edit is under review, and only the owner sees the new text until it is accepted.
  const maySee = isOwner || row.listing.validated === true;
  return {
    id: row.request.id,
    opportunity_id: row.request.opportunityId,
    opportunity_name: titleOf(row, isOwner),
    type_of_opportunity: row.listing.type,
    sectors: isOwner ? row.sectors : row.publishedSectors,
    sub_sectors: maySee ? row.subSectors : [],
    background_image: maySee && row.backgroundImage ? backgroundImageView(row.backgroundImage) : null,
    status,
    message: row.request.message,
    requester: isOwner ? partyView(row.requester, false) : null,
    can_accept: isOwner && isOpen(status) && !row.underExclusivity && !row.listing.unlistedAt,
    can_ask: isOwner && isOpen(status) && !row.request.askedAt,
    question: questionOf(row.request),
    shows_profile: row.request.showsProfile,
    buyer_profile: maySeeBuyer(row, viewerId, now) ? (buyers.get(row.request.requesterId) ?? null) : null,
    has_company: row.company !== null,
    company: isOwner ? null : row.company,
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

/** A request with a deal keeps the title that the opportunity had when the deal began. Only the owner reads one that is under review. */
export const titleOf = ({ dealTitle, listing }: RequestRow, isOwner: boolean): string =>
  dealTitle ?? (isOwner ? listing.title : listing.publishedTitle);

function questionOf({
  question,
  wantsProfile,
  askedAt,
  waitsUntil,
  answer,
  answeredAt,
}: RequestRow['request']) {
  if (question === null || !askedAt || !waitsUntil) return null;
  return {
    text: question,
    wants_profile: wantsProfile,
    asked_at: askedAt.toISOString(),
    waits_until: waitsUntil.toISOString(),
    answer,
    answered_at: answeredAt?.toISOString() ?? null,
  };
}

const maySeeBuyer = ({ request, listing }: RequestRow, viewerId: number, now: Date) =>
  listing.ownerId === viewerId && request.showsProfile && isOpen(statusAt(request, now));

/** The buyer profiles that come with these requests, for a reader. */
export function shownBuyers(db: Queryable, rows: RequestRow[], viewerId: number) {
  const now = new Date();
  const shown = rows.filter((row) => maySeeBuyer(row, viewerId, now));
  return readBuyers(
    db,
    shown.map(({ request }) => request.requesterId),
  );
}

/** One request for one reader. */
export const oneRequest = async (db: Queryable, row: RequestRow, viewerId: number, rules: AskLimits) =>
  accessRequestResponse(row, viewerId, rules, await shownBuyers(db, [row], viewerId));
