import type { Deal, DealRole } from '@handover/shared/contract';
import { backgroundImageView } from '../../background-images/index.ts';
import { partyView } from '../../users/index.ts';
import { isPast } from '../bidding/bid-date.rules.ts';
import { completionState, hasCompany, readerOf, sideOf } from '../deal.rules.ts';
import type { DealListRow } from '../deals.sql.ts';
import { type Disclosure, disclosureOf } from '../disclosing/disclosure.rules.ts';
import { exclusivityEnd, isLater, runs } from '../exclusivity/exclusivity.rules.ts';
import { groupOf, nextStep, type StepFacts } from '../phases/next-step.rules.ts';

/** Staff see a deal as the owner does. */
export const roleOf = (row: DealListRow, viewerId: number): DealRole =>
  row.deal.requesterId === viewerId ? 'requester' : 'owner';

/** The role in which the viewer, a party or staff, reads the deal. */
export const readerIn = ({ deal, snapshot }: DealListRow, viewerId: number) =>
  readerOf({ ...deal, type: snapshot.type }, viewerId);

/** The parts of the deal that the viewer, a party or staff, may see. */
export const disclosureTo = (row: DealListRow, viewerId: number): Disclosure =>
  disclosureOf(row.deal, readerIn(row, viewerId));

/** Whether there is an open proposal for an earlier end of exclusivity. */
export const hasProposal = ({ proposal }: DealListRow, now: Date): boolean =>
  proposal !== null && isLater(new Date(proposal.end), now);

function pausedBy({ deal }: DealListRow, role: DealRole): Deal['paused_by'] {
  if (deal.status !== 'paused') return null;
  if (deal.pauseReason === 'exclusivity') return 'exclusivity';
  return deal.pausedBy === (role === 'owner' ? deal.ownerId : deal.requesterId) ? 'me' : 'other';
}

/** What the next step of a deal and its deadlines depend on, from the side of its viewer. */
export function stepFacts(row: DealListRow, role: DealRole): StepFacts {
  const { deal, latestLetter: letter, proposal, questionsToAnswer } = row;
  const now = new Date();
  return {
    ...deal,
    role,
    side: sideOf(row.snapshot.type, role),
    pausedBy: pausedBy(row, role),
    letter: letter && {
      status: letter.status,
      expires: exclusivityEnd(letter.expires),
      at: new Date(letter.at),
      isSealed: letter.isSealed && letter.status === 'submitted',
      hasCounter: letter.hasCounter,
    },
    bidsDue: row.bidDate && { end: exclusivityEnd(row.bidDate.date), isOver: isPast(row.bidDate.date, now) },
    exclusivityEnd: runs(deal, now) ? deal.exclusivityEndsAt : null,
    proposedEnd: proposal && hasProposal(row, now) ? new Date(proposal.end) : null,
    completion: completionState(row.completion),
    answerBy: row.completion && new Date(row.completion.answerBy),
    questionsToAnswer,
    hasCompany: hasCompany(row.snapshot),
  };
}

function countsOf(row: DealListRow, opens: Disclosure): Deal['counts'] {
  const { letters, openQuestions, questionsToAnswer, newDocuments } = row;
  const groups = ['documents', 'annual_accounts', 'general_ledger'] as const;
  return {
    open_questions: openQuestions,
    questions_to_answer: questionsToAnswer,
    new_documents: groups.reduce((sum, kind) => sum + (opens[kind] ? (newDocuments[kind] ?? 0) : 0), 0),
    letters: opens.loi ? letters : 0,
    diligence_to_do: row.diligenceToDo,
    closing_to_do: row.closingToDo,
  };
}

/** A deal in the list. For a requester it reveals nothing about other bidders. */
export function dealResponse(row: DealListRow, viewerId: number): Deal {
  const { deal, snapshot } = row;
  const role = roleOf(row, viewerId);
  const isOwner = role === 'owner';
  const opens = disclosureTo(row, viewerId);
  const step = nextStep(stepFacts(row, role));
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
    paused_by: pausedBy(row, role),
    cancellation_reason: deal.cancellationReason,
    archived: row.archived,
    number_of_active_deals: isOwner ? Number(row.activeDeals) : null,
    exclusivity_period_end_time: deal.exclusivityEndsAt?.toISOString() ?? null,
    other_party: partyView(isOwner ? row.requester : row.owner, opens.contact, opens.name),
    next_step: step,
    group: groupOf(deal, step),
    counts: countsOf(row, opens),
    created_at: deal.createdAt.toISOString(),
    updated_at: deal.updatedAt.toISOString(),
  };
}
