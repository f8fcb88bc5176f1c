import type { Opportunity } from '@handover/shared/contract';
import type { StatusKind } from '@handover/shared/ui';

export type OpportunityState = 'published' | 'rejected' | 'review' | 'sold' | 'unknown';

/** `validated` is true, false or null; a value that a newer server might send is unknown. */
export function stateOf({ validated, sold }: { validated: unknown; sold?: boolean }): OpportunityState {
  if (sold) return 'sold';
  if (validated === true) return 'published';
  if (validated === false) return 'rejected';
  return validated === null ? 'review' : 'unknown';
}

export const stateKinds: Record<OpportunityState, StatusKind> = {
  published: 'open',
  rejected: 'danger',
  review: 'waiting',
  sold: 'closed',
  unknown: 'closed',
};

/** Only the owner, and users who have a deal on it. */
export const canReadPrivateData = ({ request_access_status: { status } }: Opportunity): boolean =>
  status === 'owner' || status === 'deal_exists';
