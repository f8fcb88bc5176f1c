import type { OpportunityType } from '@handover/shared/contract';

/** The states in the address, with the value of `validated` that the server expects. */
export const STATES = { published: 'true', review: 'null', rejected: 'false' } as const;
export type StateFilter = keyof typeof STATES;

export interface MyFilters {
  type: OpportunityType;
  state: StateFilter | undefined;
}

const isState = (text: string | null): text is StateFilter => text !== null && text in STATES;

export function readMyFilters(query: URLSearchParams): MyFilters {
  const state = query.get('state');
  return { type: query.get('type') === 'buy' ? 'buy' : 'sell', state: isState(state) ? state : undefined };
}
