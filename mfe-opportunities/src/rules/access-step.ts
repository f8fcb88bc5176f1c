import type { Opportunity } from '@handover/shared/contract';
import { isReadByStaff } from './opportunity-state.ts';

interface Reader {
  isSignedIn: boolean;
  /** Milliseconds. */
  now: number;
}

/** What a reader can do about an opportunity now; each has its sentence, whose words depend on its type besides. */
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

/** Whether an exclusivity holds up the answer to what this reader can ask. One that waits, or comes later, has its own sentence. */
export const isAskedUnderExclusivity = (opportunity: Opportunity, reader: Reader): boolean =>
  opportunity.under_exclusivity && ['ask', 'visitor'].includes(accessStepOf(opportunity, reader));

/** What follows the request, for who can ask or has asked: none of it is promised while an exclusivity holds it up. */
export function nextStepsOf(opportunity: Opportunity): ('answer' | 'answerLater' | 'opens' | 'expiry')[] {
  const { sold, under_exclusivity, request_access_status: access } = opportunity;
  if (sold || access.can_request_from || isReadByStaff(opportunity)) return [];
  // Of one that waits, the day until which it can be answered stands above.
  if (access.status === 'requested') return ['expiry'];
  if (access.status !== 'not_requested') return [];
  return [under_exclusivity ? 'answerLater' : 'answer', 'opens'];
}
