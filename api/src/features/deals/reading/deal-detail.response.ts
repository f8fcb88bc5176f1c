import type { DealDetail, StoredFile } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { Queryable } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Viewer } from '../../../http/call.ts';
import { readBuyers } from '../../buyers/index.ts';
import {
  listSnapshotFiles,
  readSnapshot,
  snapshotPrivateData,
  snapshotTeaser,
} from '../../deal-snapshots/index.ts';
import { NO_ACCESS } from '../../opportunities/index.ts';
import { fileView } from '../../stored-files/index.ts';
import { partyView } from '../../users/index.ts';
import { isPast, sealRuns } from '../bidding/bid-date.rules.ts';
import { completionResponse } from '../completing/completion.response.ts';
import { lastCompletion } from '../completing/completions.sql.ts';
import { actorOf, allowedActions, completionState, hasCompany, sideOf } from '../deal.rules.ts';
import { type DealListRow, findDeal } from '../deals.sql.ts';
import { delegatedActions } from '../delegated-actions.rules.ts';
import {
  accessTo,
  type DocumentKind,
  documentReader,
  isReadable,
} from '../disclosing/document-access.rules.ts';
import { runs } from '../exclusivity/exclusivity.rules.ts';
import { phaseSteps } from '../phases/phase-steps.rules.ts';
import { timelineEntry } from '../timeline/timeline.response.ts';
import { readSteps } from '../timeline/timeline.sql.ts';
import { dealResponse, disclosureTo, hasProposal, readerIn, roleOf } from './deal.response.ts';
import { letterViews, waitsForAnswer } from './letter.response.ts';
import { readLetters } from './letters.sql.ts';

/** The seller's proposal, while it is open. */
function proposalOf(row: DealListRow, viewerId: number, now: Date): DealDetail['exclusivity_proposal'] {
  const { proposal, snapshot } = row;
  if (!proposal || !hasProposal(row, now)) return null;
  return {
    id: proposal.id,
    end_time: new Date(proposal.end).toISOString(),
    proposed_at: new Date(proposal.at).toISOString(),
    mine: sideOf(snapshot.type, roleOf(row, viewerId)) === 'seller',
  };
}

/** The profile that the buyer shows the seller while the deal is open. */
async function buyerOf(db: Queryable, row: DealListRow, viewerId: number) {
  const { deal, snapshot, showsProfile } = row;
  const isOpen = deal.status === 'active' || deal.status === 'paused';
  if (!showsProfile || !isOpen || readerIn(row, viewerId) !== 'seller') return null;
  const buyerId = snapshot.type === 'sell' ? deal.requesterId : deal.ownerId;
  return (await readBuyers(db, [buyerId])).get(buyerId) ?? null;
}

const isBidding = ({ status, phase }: DealListRow['deal']) =>
  (status === 'active' || status === 'paused') && (phase === 'introduction' || phase === 'loi');

/** One deal for its viewer; 404 for users who are not part of it. Call `applyExpiries` before. */
export async function dealDetail(db: Queryable, viewer: Viewer, id: number): Promise<DealDetail> {
  const row = await findDeal(db, viewer.id, id);
  const isParty = row && [row.deal.ownerId, row.deal.requesterId].includes(viewer.id);
  if (!row || (!isParty && !viewer.isStaff)) throw new DomainError('deal.not_found');
  const { deal } = row;
  const role = roleOf(row, viewer.id);
  const now = new Date();
  const reader = readerIn(row, viewer.id);
  const opening = disclosureTo(row, viewer.id);
  const log = await readSteps(db, id);
  const letters = await readLetters(db, id);
  const open = letters.find(({ letter }) => letter.status === 'submitted');
  const shown = letterViews(opening.loi ? letters : [], reader === 'buyer');
  const snapshot = await readSnapshot(db, id);
  const stored = await listSnapshotFiles(db, snapshot.id);
  const facts = {
    ...deal,
    type: snapshot.type,
    hasOpenLoi: open !== undefined,
    isSealed: open?.letter.sealed === true,
    hasCounter: open !== undefined && waitsForAnswer(open),
    sealRuns: sealRuns(row.bidDate ?? undefined, now),
    bidsClosed: row.bidDate !== null && isPast(row.bidDate.date, now),
    exclusivityRuns: runs(deal, now),
    hasProposal: hasProposal(row, now),
    completion: completionState(row.completion),
    hasCompany: hasCompany(snapshot),
  };
  const opensCompany = opening.privateData && facts.hasCompany;
  const actor = actorOf(facts, viewer.id);
  const documents = documentReader(deal, reader, marketDay(now));
  const readable = stored.filter((file) => isReadable(accessTo(documents, file)));
  const group = (kind: DocumentKind): StoredFile[] | null => {
    const open = readable.filter((file) => file.kind === kind);
    return opening[kind] || open.length > 0 ? open.map(fileView) : null;
  };
  const sale = opening.completion ? await lastCompletion(db, id) : undefined;
  const seller = sideOf(snapshot.type, 'owner') === 'seller' ? row.owner : row.requester;
  return {
    ...dealResponse(row, viewer.id),
    phases: phaseSteps(
      deal.phase,
      deal.status,
      log.map(({ entry }) => entry),
    ),
    actions: actor ? delegatedActions(allowedActions(facts, actor), viewer.acting) : [],
    loi_documents: shown.letters,
    sealed_letters: shown.sealed,
    bid_date: isBidding(deal) ? row.bidDate : null,
    deal_opportunity_id: snapshot.id,
    opportunity: snapshotTeaser(snapshot, {
      opportunityId: deal.opportunityId,
      access:
        role === 'owner'
          ? { status: 'owner', ...NO_ACCESS }
          : { status: 'deal_exists', ...NO_ACCESS, deal_id: deal.id },
      soldAt: row.soldAt,
      underExclusivity: facts.exclusivityRuns || deal.pauseReason === 'exclusivity',
      isOpen: opensCompany,
      readsProposed: role === 'owner' || viewer.isStaff,
    }),
    has_company: facts.hasCompany,
    private_data: opensCompany
      ? await snapshotPrivateData(
          db,
          snapshot,
          partyView(seller, reader === 'seller' || opening.contact),
          (fileId) => readable.some(({ id }) => id === fileId),
        )
      : null,
    access_request_id: deal.accessRequestId,
    request_message: row.requestMessage,
    buyer_profile: await buyerOf(db, row, viewer.id),
    exclusivity_proposal: proposalOf(row, viewer.id, now),
    completion: sale ? completionResponse(sale, viewer.id) : null,
    documents: {
      annual_accounts: group('annual_accounts'),
      documents: group('documents'),
      general_ledger: group('general_ledger'),
    },
    timeline: log.map((entry) => timelineEntry(row, viewer.id, entry)),
  };
}
