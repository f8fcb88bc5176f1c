import type { Deal, DealRole, LoiDocument } from '@handover/shared/contract';
import { backgroundImageView } from '../background-images/index.ts';
import { fileView } from '../stored-files/index.ts';
import { partyView } from '../users/index.ts';
import { sideOf } from './deal.rules.ts';
import type { DealListRow, LetterRow } from './deals.sql.ts';
import { disclosureOf } from './disclosure.rules.ts';

/** Staff see a deal as the owner does. */
export const roleOf = (row: DealListRow, viewerId: number): DealRole =>
  row.deal.requesterId === viewerId ? 'requester' : 'owner';

/** A deal in the list. For a requester it reveals nothing about other bidders. */
export function dealResponse(row: DealListRow, viewerId: number): Deal {
  const { deal, snapshot } = row;
  const role = roleOf(row, viewerId);
  const isOwner = role === 'owner';
  return {
    id: deal.id,
    opportunity_id: deal.opportunityId,
    type_of_opportunity: snapshot.type,
    title: deal.title,
    project_title: snapshot.projectTitle,
    sectors: row.sectors,
    sub_sectors: row.subSectors,
    background_image: row.backgroundImage && backgroundImageView(row.backgroundImage),
    role,
    side: sideOf(snapshot.type, role),
    phase: deal.phase,
    status: deal.status,
    pause_reason: deal.pauseReason,
    cancellation_reason: deal.cancellationReason,
    archived: row.archived,
    number_of_active_deals: isOwner ? Number(row.activeDeals) : null,
    exclusivity_period_end_time: deal.exclusivityEndsAt?.toISOString() ?? null,
    other_party: isOwner
      ? partyView(row.requester, false)
      : partyView(row.owner, disclosureOf(deal, 'requester').privateData),
    created_at: deal.createdAt.toISOString(),
    updated_at: deal.updatedAt.toISOString(),
  };
}

export const letterResponse = ({ letter, file, deal }: LetterRow): LoiDocument => ({
  id: letter.id,
  deal_id: letter.dealId,
  status: letter.status,
  version: letter.version,
  expiration_date: letter.expirationDate,
  file: fileView(file),
  decline_reason: letter.declineReason,
  exclusivity_period_end_time:
    letter.status === 'accepted' ? (deal.exclusivityEndsAt?.toISOString() ?? null) : null,
  created_at: letter.createdAt.toISOString(),
  updated_at: letter.updatedAt.toISOString(),
});
