import { DEAL_PHASES, type Deal, type DealAction, type DealDetail } from '@handover/shared/contract';
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

/** When the exclusivity of this deal ends; null while none runs, by the clock of the server. */
export const exclusivityEnd = (deal: Pick<Deal, 'status' | 'phase' | 'next_step'>): string | null =>
  !isOver(deal) && DEAL_PHASES.indexOf(deal.phase) >= DEAL_PHASES.indexOf('due_diligence')
    ? deal.next_step.deadline
    : null;

type StateFacts = Pick<Deal, 'status' | 'phase' | 'pause_reason' | 'cancellation_reason' | 'next_step'>;

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

/** Which actions the viewer has is decided by the server. */
export const can = (deal: Pick<DealDetail, 'actions'>, action: DealAction) => deal.actions.includes(action);

/** The letter that waits for an answer; a deal has at most one. */
export const pendingLetter = (deal: Pick<DealDetail, 'loi_documents'>) =>
  deal.loi_documents.find((letter) => letter.status === 'submitted');
