import type { Deal, DealAction, DealDetail } from '@handover/shared/contract';
import type { StatusKind } from '@handover/shared/ui';

export type DealState = 'active' | 'exclusive' | 'paused' | 'paused_exclusivity' | 'completed' | 'cancelled';
type DealFacts = Pick<Deal, 'status' | 'pause_reason' | 'exclusivity_period_end_time'>;

/** The state that lists and the page of a deal show. */
export function dealState(deal: DealFacts, now = Date.now()): DealState {
  if (deal.status === 'paused' && deal.pause_reason === 'exclusivity') return 'paused_exclusivity';
  if (deal.status !== 'active') return deal.status;
  const end = deal.exclusivity_period_end_time;
  return end !== null && Date.parse(end) > now ? 'exclusive' : 'active';
}

export const stateKind: Record<DealState, StatusKind> = {
  active: 'open',
  exclusive: 'running',
  paused: 'waiting',
  paused_exclusivity: 'waiting',
  completed: 'closed',
  cancelled: 'danger',
};

export const isOver = (deal: Pick<Deal, 'status'>) =>
  deal.status === 'completed' || deal.status === 'cancelled';

/** Which actions the viewer has is decided by the server. */
export const can = (deal: Pick<DealDetail, 'actions'>, action: DealAction) => deal.actions.includes(action);

/** The letter that waits for an answer; a deal has at most one. */
export const pendingLetter = (deal: Pick<DealDetail, 'loi_documents'>) =>
  deal.loi_documents.find((letter) => letter.status === 'submitted');
