import type { Deal, DealAction, DealDetail } from '@handover/shared/contract';

export type StatusKind = 'open' | 'waiting' | 'running' | 'closed' | 'danger';
export type DealState = 'active' | 'exclusive' | 'paused' | 'paused_exclusivity' | 'completed' | 'cancelled';
type StateFacts = Pick<Deal, 'status' | 'pause_reason' | 'exclusivity_period_end_time'>;

/** One word for where a deal stands, as lists and the head of its page say it. */
export function dealState(deal: StateFacts, now = Date.now()): DealState {
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

export const may = (deal: Pick<DealDetail, 'actions'>, action: DealAction) => deal.actions.includes(action);

/** The letter that waits for an answer; a deal has one at most. */
export const openLetter = (deal: Pick<DealDetail, 'loi_documents'>) =>
  deal.loi_documents.find((letter) => letter.status === 'submitted');
