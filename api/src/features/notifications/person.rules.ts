import { type DealStatus, FORMER_USER } from '@handover/shared/contract';
import { personName } from '../users/index.ts';

interface PersonFacts {
  actor: { firstName: string; lastName: string; closedAt: Date | null } | null;
  /** Whether the reader is the owner in the deal or, if there is none yet, of the opportunity. */
  readerIsOwner: boolean;
  deal: { status: DealStatus; pauseReason: string | null } | null;
}

/**
 * The name of who did it, as far as its reader may know it now: owners know requesters from the request on, requesters
 * know the owner while their deal is open to them.
 */
export function personOf({ actor, readerIsOwner, deal }: PersonFacts): string | null {
  if (!actor) return null;
  const isOpen =
    deal !== null && ['active', 'paused'].includes(deal.status) && deal.pauseReason !== 'exclusivity';
  if (!readerIsOwner && !isOpen) return null;
  return personName(actor) ?? FORMER_USER;
}
