import {
  DEAL_PHASES,
  type Deal,
  type DealAction,
  type DealDetail,
  type DealPhase,
  type LoiDocument,
} from '@handover/shared/contract';
import { currentTime } from '@handover/shared/format';
import type { StatusKind } from '@handover/shared/ui';

export type DealState =
  | 'active'
  | 'exclusive'
  | 'paused'
  | 'paused_exclusivity'
  | 'completed'
  | 'cancelled'
  | 'lost';

export const isOver = (deal: Pick<Deal, 'status'>) =>
  deal.status === 'completed' || deal.status === 'cancelled';

/** Why the files of a deal are closed to the buyer; null while they are not, and always for the seller, whose they are. */
export function closedToBuyer({
  side,
  status,
  pause_reason,
}: Pick<Deal, 'side' | 'status' | 'pause_reason'>): 'cancelled' | 'exclusivity' | null {
  if (side === 'seller') return null;
  if (status === 'cancelled') return 'cancelled';
  return pause_reason === 'exclusivity' ? 'exclusivity' : null;
}

/** How far a deal is in a phase: in one that is over no phase goes on or is to come; it ended in one and did not reach the later ones. */
export type PhaseMark = 'done' | 'current' | 'upcoming' | 'ended' | 'unreached';

export function phaseMark({ phase, status }: Pick<Deal, 'phase' | 'status'>, of: DealPhase): PhaseMark {
  const ahead = DEAL_PHASES.indexOf(of) - DEAL_PHASES.indexOf(phase);
  if (ahead < 0 || status === 'completed') return 'done';
  if (ahead > 0) return status === 'cancelled' ? 'unreached' : 'upcoming';
  return status === 'cancelled' ? 'ended' : 'current';
}

/** The state of the deal, in one line. */
export const phaseSummary = (status: Deal['status']) =>
  status === 'completed' || status === 'cancelled'
    ? (`phase.summaryOf.${status}` as const)
    : ('phase.summary' as const);

/** The end of the exclusivity of this deal; null if none runs, by the clock of the server. */
export function exclusivityEnd(deal: DeadlineFacts): string | null {
  const kind = deadlineKind(deal);
  if (kind === 'exclusivity') return deal.next_step.deadline;
  // The next step names another deadline.
  const end = kind === 'completion' ? deal.exclusivity_period_end_time : null;
  return end !== null && Date.parse(end) > currentTime() ? end : null;
}

/** What the deadline of the next step ends: the time for a letter, the exclusivity, or the time to confirm a completion. */
export function deadlineKind(deal: DeadlineFacts): 'bids' | 'letter' | 'exclusivity' | 'completion' | null {
  const { code, deadline } = deal.next_step;
  if (isOver(deal) || deadline === null) return null;
  if (deal.phase === 'introduction' || code.startsWith('sealed.')) return 'bids';
  if (DEAL_PHASES.indexOf(deal.phase) < DEAL_PHASES.indexOf('due_diligence')) return 'letter';
  const end = deal.exclusivity_period_end_time;
  const isOther = code.startsWith('questions.') && end !== null && end !== deadline;
  return code.startsWith('completion.') || isOther ? 'completion' : 'exclusivity';
}
type DeadlineFacts = Pick<Deal, 'status' | 'phase' | 'next_step' | 'exclusivity_period_end_time'>;

type StateFacts = DeadlineFacts & Pick<Deal, 'pause_reason' | 'cancellation_reason'>;

/** The state that the page of a deal shows; `lost` is one that nobody cancelled: another deal was completed. */
export function dealState(deal: StateFacts): DealState {
  if (deal.status === 'cancelled' && deal.cancellation_reason === 'sold') return 'lost';
  if (deal.status === 'paused' && deal.pause_reason === 'exclusivity') return 'paused_exclusivity';
  if (deal.status !== 'active') return deal.status;
  return exclusivityEnd(deal) === null ? 'active' : 'exclusive';
}

export const stateKind: Record<DealState, StatusKind> = {
  active: 'open',
  exclusive: 'running',
  paused: 'waiting',
  paused_exclusivity: 'waiting',
  completed: 'closed',
  cancelled: 'danger',
  lost: 'closed',
};

/** Whether the viewer may take an action, which the server decides. */
export const can = (deal: Pick<DealDetail, 'actions'>, action: DealAction) => deal.actions.includes(action);

/** The letter that waits for an answer; a deal has at most one. */
export const openCounter = (letter: LoiDocument | undefined) =>
  letter?.counter_proposals.find(({ status }) => status === 'open');
export const pendingLetter = (deal: Pick<DealDetail, 'loi_documents'>) =>
  deal.loi_documents.find((letter) => letter.status === 'submitted');

/** Whether there may be a due-diligence list: the buyer side prepares it before the seller side gets it. */
export const hasDiligence = ({
  side,
  phase,
  status,
}: Pick<DealDetail, 'side' | 'phase' | 'status'>): boolean => {
  const isReached = phase !== 'introduction' && phase !== 'loi';
  return isReached || (side === 'buyer' && (status === 'active' || status === 'paused'));
};

/** Whether the SPA was reached: from then on there is a list of the closing, with the agreements. */
export const hasClosing = ({ phase }: Pick<DealDetail, 'phase'>): boolean =>
  phase === 'spa' || phase === 'closing';
