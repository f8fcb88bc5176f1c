import type { OpportunityType } from '@handover/shared/contract';

/** States as the address names them, and what the list of the server takes for each. */
export const STATES = { published: 'true', review: 'null', rejected: 'false' } as const;
export type StateFilter = keyof typeof STATES;

export interface OwnFilters {
  type: OpportunityType;
  state: StateFilter | undefined;
}

const isState = (text: string | null): text is StateFilter => text !== null && text in STATES;

export function readOwnFilters(query: URLSearchParams): OwnFilters {
  const state = query.get('state');
  return { type: query.get('type') === 'buy' ? 'buy' : 'sell', state: isState(state) ? state : undefined };
}
