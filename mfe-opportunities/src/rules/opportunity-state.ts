import type { Opportunity } from '@handover/shared/contract';
import type { StatusKind } from '@handover/shared/ui';

export type OpportunityState = 'published' | 'rejected' | 'review' | 'sold' | 'unknown';

/** The tri-state in words. A value that a newer server might send is called unknown rather than guessed. */
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

/** Only its owner, and whoever has a deal on it, may ask for the confidential part. */
export const opensPrivateData = ({ request_access_status: { status } }: Opportunity): boolean =>
  status === 'owner' || status === 'deal_exists';
