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

/**
 * The sentence that explains the state to its owner. An opportunity that was not public when it was sold has no page
 * that says so.
 */
export function ownerHelpOf(opportunity: {
  validated: unknown;
  sold?: boolean;
}): OpportunityState | 'soldUnpublished' {
  const state = stateOf(opportunity);
  return state === 'sold' && opportunity.validated !== true ? 'soldUnpublished' : state;
}

/** The time of the current state: sold, published, or for its owner created. */
export const stateSince = ({
  sold_at,
  published_at,
  created_at,
}: Pick<Opportunity, 'sold_at' | 'published_at' | 'created_at'>): string =>
  sold_at ?? published_at ?? created_at;

export const stateKinds: Record<OpportunityState, StatusKind> = {
  published: 'open',
  rejected: 'danger',
  review: 'waiting',
  sold: 'closed',
  unknown: 'closed',
};

/**
 * Whether the viewer can read the private data: the owner can, and users with an open deal on it. An exclusivity
 * closes the figures to rivals. If a listing has no figures at all, the server decides.
 */
export function canReadPrivateData({
  request_access_status: { status },
  exact,
  bands,
}: Opportunity): boolean {
  if (status === 'owner') return true;
  return status === 'deal_exists' && (exact !== null || bands === null);
}

/** Whether somebody else has opened it to the viewer. False for its owner, and for everyone once it is sold. */
export const isOpened = ({
  sold,
  request_access_status: { status },
}: Pick<Opportunity, 'sold' | 'request_access_status'>): boolean => !sold && status === 'deal_exists';

/**
 * Whether a reader only learns that it is sold, without texts, price and figures: everyone except its owner, staff
 * and the buyer.
 */
export const isOnlySold = ({ sold, own, request_access_status: { status } }: Opportunity): boolean =>
  sold && own === null && (status === 'not_requested' || status === 'requested');

/**
 * Whether the reader is staff: only the owner and staff get `own`. Staff who have asked for access follow their
 * request like everyone.
 */
export const isReadByStaff = ({ request_access_status: { status }, own }: Opportunity): boolean =>
  own !== null && status === 'not_requested';
