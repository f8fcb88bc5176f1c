import { type Access, DAY_MS, type Refusal } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';

/** The facts about one viewer and one opportunity. */
export interface AccessFacts {
  isOwner: boolean;
  dealId: number | null;
  /** The one that waits. */
  request: { id: number; askedAt: Date; expiresAt: Date; replyBy: Date | null } | null;
  /** The latest refusal or cancellation, if any. */
  refusal: { at: Date; reason: string | null; by: Refusal } | null;
}

/** The access of a viewer without request or deal. */
export const NO_ACCESS = {
  deal_id: null,
  request_id: null,
  asked_at: null,
  expires_at: null,
  reply_by: null,
  can_request_from: null,
  decline_reason: null,
  refusal: null,
} as const;

/**
 * The time from which a viewer may ask again. It is shown as a day, so it is null from the first minute of that day
 * on, in the marketplace.
 */
export function askAgainFrom(refusedAt: Date, retryDays: number, now: Date): Date | null {
  const from = new Date(refusedAt.getTime() + retryDays * DAY_MS);
  return marketDay(from) > marketDay(now) ? from : null;
}

/**
 * The access status of a viewer.
 * @param retryDays days after a refusal before one may ask again; server rules, access requests.
 */
export function accessOf(facts: AccessFacts, now: Date, retryDays: number): Access {
  const { request, refusal } = facts;
  if (facts.isOwner) return { status: 'owner', ...NO_ACCESS };
  if (facts.dealId) return { status: 'deal_exists', ...NO_ACCESS, deal_id: facts.dealId };
  if (request) {
    const [asked_at, expires_at] = [request.askedAt.toISOString(), request.expiresAt.toISOString()];
    const reply_by = request.replyBy?.toISOString() ?? null;
    return { status: 'requested', ...NO_ACCESS, request_id: request.id, asked_at, expires_at, reply_by };
  }
  const from = refusal && askAgainFrom(refusal.at, retryDays, now);
  if (!from) return { status: 'not_requested', ...NO_ACCESS };
  return {
    status: 'not_requested',
    ...NO_ACCESS,
    can_request_from: from.toISOString(),
    decline_reason: refusal.reason,
    refusal: refusal.by,
  };
}
