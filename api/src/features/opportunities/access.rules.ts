import { type Access, DAY_MS } from '@handover/shared/contract';

/** What the database knows between one viewer and one opportunity. */
export interface AccessFacts {
  isOwner: boolean;
  dealId: number | null;
  requestId: number | null;
  /** The latest refusal or cancellation, if any. */
  refusedAt: Date | null;
}

/**
 * The access status of a viewer.
 * @param retryDays days after a refusal before one may ask again; server rules, access requests.
 */
export function accessOf(facts: AccessFacts, now: Date, retryDays: number): Access {
  const none = { deal_id: null, request_id: null, can_request_from: null };
  if (facts.isOwner) return { status: 'owner', ...none };
  if (facts.dealId) return { status: 'deal_exists', ...none, deal_id: facts.dealId };
  if (facts.requestId) return { status: 'requested', ...none, request_id: facts.requestId };
  const from = facts.refusedAt && new Date(facts.refusedAt.getTime() + retryDays * DAY_MS);
  return {
    status: 'not_requested',
    ...none,
    can_request_from: from && from > now ? from.toISOString() : null,
  };
}
