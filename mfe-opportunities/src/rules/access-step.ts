import type { Opportunity } from '@handover/shared/contract';
import { isReadByStaff } from './opportunity-state.ts';

interface Reader {
  isSignedIn: boolean;
  /** Milliseconds. */
  now: number;
}

/** The possible step of a reader. Each has its sentence, whose words also depend on the type. */
export function accessStepOf(opportunity: Opportunity, { isSignedIn, now }: Reader) {
  const { sold, request_access_status: access } = opportunity;
  const { status, can_request_from: from, refusal } = access;
  if (status === 'owner') return 'owner';
  if (status === 'deal_exists') return sold ? 'bought' : 'deal';
  if (sold) return 'sold';
  if (!isSignedIn) return 'visitor';
  if (isReadByStaff(opportunity)) return 'staff';
  if (status === 'requested') return 'pending';
  if (from && new Date(from).getTime() > now) return `later.${refusal ?? 'declined'}` as const;
  return 'ask';
}

/**
 * Whether an exclusivity delays the answer to a request that this reader can make. A pending request, or one after
 * the exclusivity, has its own sentence.
 */
export const isAskedUnderExclusivity = (opportunity: Opportunity, reader: Reader): boolean =>
  opportunity.under_exclusivity && ['ask', 'visitor'].includes(accessStepOf(opportunity, reader));

/**
 * The steps after a request, for those who can ask or have asked. An exclusivity that delays them makes them no
 * promise.
 */
export function nextStepsOf(opportunity: Opportunity): ('answer' | 'answerLater' | 'opens' | 'expiry')[] {
  const { sold, under_exclusivity, request_access_status: access } = opportunity;
  if (sold || access.can_request_from || isReadByStaff(opportunity)) return [];
  // The day until which a pending request can be answered is shown above.
  if (access.status === 'requested') return ['expiry'];
  if (access.status !== 'not_requested') return [];
  return [under_exclusivity ? 'answerLater' : 'answer', 'opens'];
}
