import {
  DEAL_ACTIONS,
  DEAL_PHASES,
  type DealAction,
  type DealPhase,
  type DealRole,
  type DealSide,
  type DealStatus,
  type OpportunityType,
} from '@handover/shared/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** The facts that a decision about a deal depends on. Source: server rules, transitions. */
export interface DealFacts {
  type: OpportunityType;
  phase: DealPhase;
  status: DealStatus;
  pauseReason: string | null;
  pausedBy: number | null;
  ownerId: number;
  requesterId: number;
  hasOpenLoi: boolean;
  exclusivityRuns: boolean;
  /** An earlier end of exclusivity waits for the answer of the buyer side. */
  hasProposal: boolean;
  /** Letters for the opportunity are sealed now. */
  sealRuns: boolean;
  /** The open letter is. */
  isSealed: boolean;
  /** The bid date is over, and nobody may send a first letter. */
  bidsClosed: boolean;
  /** A counter-proposal waits for the answer of the buyer side. */
  hasCounter: boolean;
  /** There is a business: the one for sale, or the one that the seller has attached to the deal of a mandate. */
  hasCompany: boolean;
  /** The seller side's word on the sale waits for the buyer side, or that of the buyer side was there before. */
  completion: 'proposed' | 'announced' | null;
}
export interface Actor {
  id: number;
  role: DealRole;
  side: DealSide;
}

/** The side of a role: the owner of a sell opportunity sells, the owner of a mandate buys. */
export const sideOf = (type: OpportunityType, role: DealRole): DealSide =>
  (type === 'sell') === (role === 'owner') ? 'seller' : 'buyer';

type Parties = Pick<DealFacts, 'type' | 'ownerId' | 'requesterId'>;

interface BroughtFacts {
  type: OpportunityType;
  companyAttachedAt: Date | null;
}
export const hasCompany = ({ type, companyAttachedAt }: BroughtFacts): boolean =>
  type === 'sell' || companyAttachedAt !== null;

/** Who is on a side of a deal. */
export const partyOf = ({ type, ownerId, requesterId }: Parties, side: DealSide): number =>
  sideOf(type, 'owner') === side ? ownerId : requesterId;

/** As what somebody who may read a deal reads it: the seller brings the business, whoever owns the listing. */
export function readerOf(parties: Parties, id: number): DealSide | 'staff' {
  return actorOf(parties, id)?.side ?? 'staff';
}

/** The actor in a deal; null for users who are not a party of it. */
export function actorOf(facts: Parties, id: number): Actor | null {
  const role = id === facts.ownerId ? 'owner' : id === facts.requesterId ? 'requester' : null;
  return role && { id, role, side: sideOf(facts.type, role) };
}

interface Rule {
  who: (actor: Actor, facts: DealFacts) => boolean;
  from: DealStatus[];
  phases?: DealPhase[];
  openLoi?: boolean;
  /** What a letter is sealed from. */
  unsealed?: 'this letter' | 'all letters';
  openProposal?: boolean;
  openCounter?: boolean;
  completion?: DealFacts['completion'][];
  beforeBidDate?: true;
  withoutCompany?: true;
  when?: (facts: DealFacts) => boolean;
}
const either = () => true;
const buyer = (actor: Actor) => actor.side === 'buyer';
const seller = (actor: Actor) => actor.side === 'seller';
const owner = (actor: Actor) => actor.role === 'owner';
const letter = {
  from: ['active'] satisfies DealStatus[],
  phases: ['loi'] satisfies DealPhase[],
  openLoi: true,
};

const exclusive = {
  from: ['active', 'paused'] satisfies DealStatus[],
  phases: ['due_diligence', 'spa', 'closing'] satisfies DealPhase[],
  when: (facts: DealFacts) => facts.exclusivityRuns,
};

const closing = {
  from: ['active'] satisfies DealStatus[],
  phases: ['closing'] satisfies DealPhase[],
};

const RULES: Record<DealAction, Rule> = {
  submit_loi: {
    who: buyer,
    from: ['active'],
    phases: ['introduction'],
    openLoi: false,
    beforeBidDate: true,
  },
  update_loi: { who: buyer, ...letter },
  withdraw_loi: { who: buyer, ...letter },
  // Others were promised that nothing is decided before their sealed letters are open.
  accept_loi: { who: seller, ...letter, unsealed: 'all letters' },
  decline_loi: { who: seller, ...letter, unsealed: 'this letter' },
  counter_loi: { who: seller, ...letter, unsealed: 'this letter', openCounter: false },
  answer_counter: { who: buyer, ...letter, openCounter: true },
  phase_forward: {
    who: (actor, facts) => facts.phase !== 'spa' || seller(actor),
    from: ['active'],
    phases: ['due_diligence', 'spa'],
  },
  phase_back: { who: owner, from: ['active'], phases: ['spa', 'closing'] },
  pause: { who: either, from: ['active'] },
  resume: {
    who: (actor, facts) => owner(actor) || facts.pausedBy === actor.id || facts.pauseReason === 'exclusivity',
    from: ['paused'],
    when: (facts) => facts.pauseReason !== 'exclusivity',
  },
  cancel: { who: either, from: ['active', 'paused'] },
  complete: { who: seller, ...closing, completion: [null, 'announced'] },
  answer_completion: { who: buyer, ...closing, completion: [null, 'proposed'] },
  withdraw_completion: { who: seller, ...closing, completion: ['proposed'] },
  change_exclusivity: { who: either, ...exclusive },
  propose_exclusivity_end: { who: seller, ...exclusive, openProposal: false },
  answer_exclusivity_proposal: { who: buyer, ...exclusive, openProposal: true },
  withdraw_exclusivity_proposal: { who: seller, ...exclusive, openProposal: true },
  ask: { who: either, from: ['active'] },
  attach_company: { who: seller, from: ['active'], withoutCompany: true },
};

/** What is open about the sale, for the facts. */
export const completionState = (open: { isInAdvance: boolean } | null): DealFacts['completion'] =>
  open && (open.isInAdvance ? 'announced' : 'proposed');

/** Why the actor may not do it now: 409 for the state of the deal, 403 for the wrong side; null if they may. */
export function denialReason(action: DealAction, facts: DealFacts, actor: Actor): DomainError | null {
  const rule = RULES[action];
  if (!rule.from.includes(facts.status))
    return new DomainError('deal.wrong_status', { status: facts.status });
  if (rule.phases && !rule.phases.includes(facts.phase)) return new DomainError('deal.wrong_phase');
  if (rule.withoutCompany && facts.hasCompany) return new DomainError('deal.company_attached');
  if (rule.openLoi !== undefined && rule.openLoi !== facts.hasOpenLoi)
    return new DomainError(rule.openLoi ? 'loi.none_open' : 'loi.open_exists');
  if (rule.when && !rule.when(facts))
    return new DomainError(action === 'resume' ? 'deal.paused_by_exclusivity' : 'exclusivity.not_running');
  if (rule.beforeBidDate && facts.bidsClosed && rule.who(actor, facts))
    return new DomainError('loi.bid_date_passed');
  if (
    rule.unsealed &&
    (rule.unsealed === 'all letters' ? facts.sealRuns : facts.isSealed) &&
    rule.who(actor, facts)
  )
    return new DomainError('loi.sealed');
  if (rule.openCounter !== undefined && rule.openCounter !== facts.hasCounter)
    return new DomainError(rule.openCounter ? 'counter.none_open' : 'counter.open_exists');
  if (rule.openProposal !== undefined && rule.openProposal !== facts.hasProposal)
    return new DomainError(rule.openProposal ? 'exclusivity.no_proposal' : 'exclusivity.proposal_open');
  if (rule.completion && !rule.completion.includes(facts.completion))
    return new DomainError(facts.completion ? 'completion.open_exists' : 'completion.none_open');
  return rule.who(actor, facts) ? null : new DomainError('deal.other_side_only');
}

export const allowedActions = (facts: DealFacts, actor: Actor): DealAction[] =>
  DEAL_ACTIONS.filter((action) => denialReason(action, facts, actor) === null);

/** One step forward or back; the first two steps happen only through the letter of intent. */
export function phaseMove(from: DealPhase, to: DealPhase | number): { action: DealAction; phase: DealPhase } {
  const here = DEAL_PHASES.indexOf(from);
  const there = typeof to === 'number' ? to - 1 : DEAL_PHASES.indexOf(to);
  const phase = DEAL_PHASES[there];
  if (!phase || Math.abs(there - here) !== 1) throw new DomainError('deal.one_phase_at_a_time');
  return { action: there > here ? 'phase_forward' : 'phase_back', phase };
}
