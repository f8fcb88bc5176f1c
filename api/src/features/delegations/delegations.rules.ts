import type { DelegationScope, DelegationState } from '@handover/shared/contract';

interface Dates {
  acceptedAt: Date | null;
  declinedAt: Date | null;
  endedAt: Date | null;
  endsAt: Date;
}

export function stateOf({ acceptedAt, declinedAt, endedAt, endsAt }: Dates, now: Date): DelegationState {
  // What ends by itself is noted later, with its last day as the end.
  if (endedAt && endedAt < endsAt) return 'ended';
  if (declinedAt) return 'declined';
  if (endsAt <= now) return 'expired';
  return acceptedAt ? 'active' : 'invited';
}

/** Whether it can still be changed or ended. */
export const isOpen = (state: DelegationState): boolean => state === 'invited' || state === 'active';

/** The column that holds the id of its subject. */
export const SUBJECT_KEY = {
  company: 'companyId',
  opportunity: 'opportunityId',
  deals: 'opportunityId',
  deal: 'dealId',
} as const satisfies Record<DelegationScope, string>;
