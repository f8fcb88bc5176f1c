import type { Opportunity } from '@handover/shared/contract';
import { stateOf } from './opportunity-state.ts';

/** What an opportunity needs from its owner: the correction that a rejection asks for, an answer to requests, or nothing. */
export type OwnerStep = 'correct' | 'answer' | null;

export function ownerStepOf(opportunity: Pick<Opportunity, 'validated' | 'sold' | 'own'>): OwnerStep {
  if (stateOf(opportunity) === 'rejected') return 'correct';
  if (!opportunity.sold && opportunity.own?.number_of_pending_requests) return 'answer';
  return null;
}
