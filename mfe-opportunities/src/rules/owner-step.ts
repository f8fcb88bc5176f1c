import type { Opportunity } from '@handover/shared/contract';
import { stateOf } from './opportunity-state.ts';

/** The step that an opportunity needs from its owner: correct it after a rejection, answer requests, or none. */
export type OwnerStep = 'correct' | 'answer' | null;

export function ownerStepOf(opportunity: Pick<Opportunity, 'validated' | 'sold' | 'own'>): OwnerStep {
  if (stateOf(opportunity) === 'rejected') return 'correct';
  if (!opportunity.sold && opportunity.own?.number_of_pending_requests) return 'answer';
  return null;
}
