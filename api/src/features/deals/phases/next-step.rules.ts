import type { DealGroup, DealRole, NextStep } from '@handover/shared/contract';
import { type DeadlineFacts, deadlinesOf } from './deadlines.rules.ts';

/** The facts that the next step of a deal depends on. Source: server rules, transitions. */
export interface StepFacts extends DeadlineFacts {
  role: DealRole;
  pausedBy: 'me' | 'other' | 'exclusivity' | null;
  cancellationReason: string | null;
  /** The last one that was submitted. */
  letter: (NonNullable<DeadlineFacts['letter']> & { at: Date; hasCounter: boolean }) | null;
  /** How many questions of the other side wait for an answer. */
  questionsToAnswer: number;
  /** There is a business to look at. */
  hasCompany: boolean;
  createdAt: Date;
  updatedAt: Date;
}
type Step = Omit<NextStep, 'deadline' | 'since'> & { deadline?: Date | null | undefined; since?: Date };

/** The one rule of what comes next, and whose turn it is; the client finds the sentence by the code. */
export function nextStep(facts: StepFacts): NextStep {
  const { move, code, deadline = null, since = facts.updatedAt } = stepOf(facts);
  return { move, code, deadline: deadline?.toISOString() ?? null, since: since.toISOString() };
}

function stepOf(facts: StepFacts): Step {
  const { side, status } = facts;
  if (status === 'completed') return { move: 'none', code: `completed.${side}` };
  if (status === 'cancelled') return { move: 'none', code: cancelledCode(facts) };
  if (status === 'paused') return paused(facts);
  const step = stepOfPhase(facts);
  // Who would wait for the other side answers its questions first.
  if (step.move === 'theirs' && facts.questionsToAnswer > 0) {
    // The bid date is no deadline of a letter that has come.
    const deadline = step.code.startsWith('sealed.') ? null : (step.deadline ?? null);
    return { ...step, move: 'mine', code: `questions.${side}`, since: facts.updatedAt, deadline };
  }
  return step;
}

function stepOfPhase(facts: StepFacts): Step {
  const { side, phase } = facts;
  const ends = deadlinesOf(facts);
  if (phase === 'introduction') return introduction(facts);
  if (phase === 'loi') return loi(facts);
  if (phase === 'closing' && facts.completion === 'proposed')
    return {
      move: side === 'buyer' ? 'mine' : 'theirs',
      code: `completion.${side}`,
      deadline: ends.completion,
    };
  const deadline = ends.exclusivity;
  if (ends.proposal && side === 'buyer') return { move: 'mine', code: 'proposal.buyer', deadline };
  if (phase === 'closing' && facts.completion === 'announced')
    return { move: moveOf(facts), code: `completionAnnounced.${side}`, deadline };
  return { move: moveOf(facts), code: `${phase}.${side}${deadline ? '' : '_ended'}`, deadline };
}

/** The group of a deal in lists. `dealGroup` of `deal-groups.sql.ts` is the same in SQL. */
export function groupOf({ status }: Pick<StepFacts, 'status'>, { move }: Pick<NextStep, 'move'>): DealGroup {
  if (status === 'paused') return 'paused';
  return move === 'none' ? 'ended' : move;
}

const cancelledCode = ({ cancellationReason }: StepFacts): NextStep['code'] =>
  cancellationReason === 'sold' ? 'cancelled.sold' : 'cancelled.other';

/** The buyer examines; once the exclusivity is over both are asked. Then the seller leads to signing, and completes. */
function moveOf({ phase, side, exclusivityEnd }: StepFacts): 'mine' | 'theirs' {
  if (phase !== 'due_diligence') return side === 'seller' ? 'mine' : 'theirs';
  return side === 'buyer' || exclusivityEnd === null ? 'mine' : 'theirs';
}

/**
 * The step of a paused deal. Whoever paused it can resume it, and so can the owner; its exclusivity keeps running.
 */
function paused(facts: StepFacts): Step {
  const { pausedBy, role } = facts;
  const deadline = deadlinesOf(facts).exclusivity;
  if (pausedBy === 'exclusivity') return { move: 'none', code: `paused.exclusivity_${role}` };
  if (pausedBy === 'me') return { move: 'mine', code: 'paused.byViewer', deadline };
  return { move: 'theirs', code: role === 'owner' ? 'paused.byOtherResumable' : 'paused.byOther', deadline };
}

/** Nobody can act on a sealed letter; its validity is for its author alone, so the deadline is that of the seal. */
function loi(facts: StepFacts): Step {
  const { side, letter } = facts;
  const ends = deadlinesOf(facts);
  if (letter?.isSealed) return { move: 'theirs', code: `sealed.${side}`, deadline: ends.bids };
  const isBuyers = letter?.hasCounter === true;
  return {
    move: (side === 'buyer') === isBuyers ? 'mine' : 'theirs',
    code: `${isBuyers ? 'counter' : 'loi'}.${side}`,
    deadline: ends.letter,
  };
}

/** The seller brings a company; the buyer sends a letter, by the bid date if there is one; after it the seller has to set another. */
function introduction(facts: StepFacts): Step {
  const { side, letter, createdAt, bidsDue, hasCompany } = facts;
  if (!hasCompany)
    return { move: side === 'seller' ? 'mine' : 'theirs', code: `company.${side}`, since: createdAt };
  if (bidsDue?.isOver)
    return { move: side === 'seller' ? 'mine' : 'theirs', code: `bidsClosed.${side}`, since: bidsDue.end };
  const deadline = deadlinesOf(facts).bids;
  const move = side === 'buyer' ? 'mine' : 'theirs';
  if (!letter || letter.status === 'submitted' || letter.status === 'accepted')
    return { move, code: `introduction.${side}`, since: createdAt, deadline };
  return {
    move,
    code: `afterLetter.${side}.${letter.status}`,
    since: letter.status === 'expired' ? letter.expires : letter.at,
    deadline,
  };
}
