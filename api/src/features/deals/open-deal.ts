import type { DealAction } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Viewer } from '../../http/call.ts';
import { applyExpiries } from './apply-expiries.ts';
import { isPast, sealRuns } from './bidding/bid-date.rules.ts';
import { bidDateOf } from './bidding/bid-dates.sql.ts';
import { openCounter } from './bidding/counters.sql.ts';
import { openCompletion } from './completing/completions.sql.ts';
import {
  type Actor,
  actorOf,
  completionState,
  type DealFacts,
  denialReason,
  hasCompany,
} from './deal.rules.ts';
import { openLetterOf, readDeal, snapshotFacts } from './deal-facts.sql.ts';
import { runs } from './exclusivity/exclusivity.rules.ts';
import { openProposal, type ProposalRow } from './exclusivity/exclusivity-proposals.sql.ts';
import { type DealRow, lockDeal } from './lock-deal.sql.ts';

export interface OpenDeal {
  deal: DealRow;
  facts: DealFacts;
  actor: Actor;
  otherId: number;
  /** The earlier end of exclusivity that waits for an answer. */
  proposal: ProposalRow | null;
  now: Date;
}

/**
 * A deal to be changed by its viewer: locked, settled. 404 for strangers, by the code of what they asked for, so that
 * its existence does not leak; 403 for staff, who only read.
 */
export async function openDeal(
  tx: Transaction,
  viewer: Viewer,
  id: number,
  missing:
    | 'deal.not_found'
    | 'loi.not_found'
    | 'question.not_found'
    | 'diligence.not_found'
    | 'closing.not_found' = 'deal.not_found',
): Promise<OpenDeal> {
  const now = new Date();
  let deal = await lockDeal(tx, id);
  if (!deal || ![deal.ownerId, deal.requesterId].includes(viewer.id)) {
    throw new DomainError(deal && viewer.isStaff ? 'deal.staff_read_only' : missing);
  }
  if (deal.opportunityId) {
    await applyExpiries(tx, deal.opportunityId, now);
    deal = (await readDeal(tx, id)) ?? deal;
  }
  const proposal = await openProposal(tx, id, now);
  const facts = {
    ...(await factsOf(tx, deal, now)),
    hasProposal: proposal !== null,
    completion: completionState(await openCompletion(tx, id)),
  };
  const actor = actorOf(facts, viewer.id);
  if (!actor) throw new DomainError(missing);
  return {
    deal,
    facts,
    actor,
    now,
    proposal,
    otherId: actor.role === 'owner' ? deal.requesterId : deal.ownerId,
  };
}

async function factsOf(
  tx: Transaction,
  deal: DealRow,
  now: Date,
): Promise<Omit<DealFacts, 'hasProposal' | 'completion'>> {
  const snapshot = await snapshotFacts(tx, deal.id);
  const letter = await openLetterOf(tx, deal.id);
  const bids = await bidDateOf(tx, deal.opportunityId);
  return {
    ...deal,
    type: snapshot?.type ?? 'sell',
    hasCompany: snapshot === undefined || hasCompany(snapshot),
    hasOpenLoi: letter !== undefined,
    isSealed: letter?.sealed === true,
    hasCounter: (await openCounter(tx, deal.id)) !== undefined,
    sealRuns: sealRuns(bids, now),
    bidsClosed: bids !== undefined && isPast(bids.date, now),
    exclusivityRuns: runs(deal, now),
  };
}

export function assertAllowed(open: OpenDeal, action: DealAction): void {
  const reason = denialReason(action, open.facts, open.actor);
  if (reason) throw reason;
}
