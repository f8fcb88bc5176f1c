import { type DealStatus, FORMER_USER } from '@handover/shared/contract';
import { personName } from '../users/index.ts';

interface PersonFacts {
  actor: { firstName: string; lastName: string; closedAt: Date | null } | null;
  /** Whether the reader is the seller in the deal or, if there is none yet, the owner of the opportunity. */
  knowsAlways: boolean;
  deal: { status: DealStatus; pauseReason: string | null } | null;
}

/**
 * The name of who did it, as far as its reader may know it now: owners know requesters from the request on, sellers
 * their buyers, and buyers the seller while their deal is open to them.
 */
export function personOf({ actor, knowsAlways, deal }: PersonFacts): string | null {
  if (!actor) return null;
  const isOpen =
    deal !== null && ['active', 'paused'].includes(deal.status) && deal.pauseReason !== 'exclusivity';
  if (!knowsAlways && !isOpen) return null;
  return personName(actor) ?? FORMER_USER;
}
