import { type ActingFor, type DelegationRight, hasRight } from '@handover/shared/contract';

/** Whether the viewer may do what needs this right: always for themselves, and for somebody else as far as they were let. */
export function mayAs(actingFor: ActingFor | undefined, needed: DelegationRight | 'accept'): boolean {
  if (!actingFor) return true;
  return needed === 'accept' ? actingFor.may_accept : hasRight(actingFor.right, needed);
}
