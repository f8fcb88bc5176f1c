import {
  type AccessRequestAction,
  type AccessRequestStatus,
  addDays,
  DAY_MS,
  DAYS,
  daysBetween,
} from '@handover/shared/contract';
import { marketDay, marketEnd } from '@handover/shared/contract/hosting';
import type { Rules } from '../../config.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { askAgainFrom } from '../opportunities/index.ts';

export const inDays = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

/** A request can be answered until the end of a day of the marketplace, which is what everybody reads. */
export const requestExpiry = (askedAt: Date, days: number): Date =>
  marketEnd(addDays(marketDay(askedAt), days));

interface Clock {
  status: Exclude<AccessRequestStatus, 'asked'>;
  expiresAt: Date;
  /** Null if the owner has asked nothing back. */
  waitsUntil: Date | null;
  answeredAt: Date | null;
}

/** The status at a time: expiry and waiting are computed when read, so that they do not depend on the job. */
export function statusAt(
  { status, expiresAt, waitsUntil, answeredAt }: Clock,
  now: Date,
): AccessRequestStatus {
  if (status !== 'pending') return status;
  if (expiresAt <= now) return 'expired';
  return waitsUntil && !answeredAt && waitsUntil > now ? 'asked' : 'pending';
}

/** The owner may still answer it, and the requester withdraw it. */
export const isOpen = (status: AccessRequestStatus) => status === 'pending' || status === 'asked';

/** The time at which a request was answered, withdrawn or expired; null while it is pending. */
export const decidedAt = (request: Clock & { decidedAt: Date | null }, now: Date): Date | null =>
  statusAt(request, now) === 'expired' ? request.expiresAt : request.decidedAt;

/**
 * The time from which a declined requester may ask again; null if they may already, or if the opportunity is gone.
 */
export function askAgainAt(
  request: { status: Clock['status']; decidedAt: Date | null },
  listing: { unlistedAt: Date | null },
  now: Date,
  { requestRetryDays }: Pick<Rules, 'requestRetryDays'>,
): Date | null {
  if (request.status !== 'declined' || !request.decidedAt || listing.unlistedAt) return null;
  return askAgainFrom(request.decidedAt, requestRetryDays, now);
}

export interface AskFacts {
  isOwner: boolean;
  /** Staff read everything by their office, and it is on record: as a bidder they would read it without. */
  isStaff: boolean;
  hasPending: boolean;
  hasDeal: boolean;
  /** The latest refusal or cancelled deal. */
  refusedAt: Date | null;
  askedToday: number;
}

export type AskLimits = Pick<Rules, 'requestRetryDays' | 'requestsADay'>;

/** Throws if the user may not request access now. */
export function checkAsk(facts: AskFacts, now: Date, limits: AskLimits): void {
  const { requestRetryDays, requestsADay } = limits;
  if (facts.isOwner) throw new DomainError('access_request.own_opportunity');
  if (facts.isStaff) throw new DomainError('access_request.not_for_staff');
  if (facts.hasDeal) throw new DomainError('access_request.deal_exists');
  if (facts.hasPending) throw new DomainError('access_request.pending_exists');
  if (facts.refusedAt && askAgainFrom(facts.refusedAt, requestRetryDays, now))
    throw new DomainError('access_request.too_soon', { days: requestRetryDays });
  if (facts.askedToday >= requestsADay)
    throw new DomainError('access_request.too_many', { count: requestsADay }, { retryAfter: 3600 });
}

export type Decision = 'accept' | 'decline' | 'withdraw';
const WORDS: Record<AccessRequestAction, Decision> = {
  accept: 'accept',
  approve: 'accept',
  decline: 'decline',
  reject: 'decline',
  withdraw: 'withdraw',
  cancel: 'withdraw',
};

export function decisionOf(
  action: AccessRequestAction,
  facts: { isOwner: boolean; status: AccessRequestStatus; underExclusivity: boolean; unlisted: boolean },
): Decision {
  const decision = WORDS[action];
  if (facts.isOwner === (decision === 'withdraw')) throw new DomainError('access_request.other_side_only');
  if (!isOpen(facts.status)) throw new DomainError('access_request.not_pending', { status: facts.status });
  if (decision === 'accept' && facts.unlisted) throw new DomainError('opportunity.unlisted');
  if (decision === 'accept' && facts.underExclusivity)
    throw new DomainError('access_request.exclusivity_running');
  return decision;
}

interface AskedFacts {
  isOwner: boolean;
  status: AccessRequestStatus;
  askedAt: Date | null;
}

/** Throws if this person may not ask something back: the owner may once, while the request waits. */
export function checkAskBack({ isOwner, status, askedAt }: AskedFacts): void {
  if (!isOwner) throw new DomainError('access_request.other_side_only');
  if (!isOpen(status)) throw new DomainError('access_request.not_pending', { status });
  if (askedAt) throw new DomainError('access_request.asked_before');
}

/** While the owner waits for an answer, the time to decide does not run. */
export const pausedFor = (now: Date, { expiresAt }: Pick<Clock, 'expiresAt'>) => ({
  waitsUntil: marketEnd(addDays(marketDay(now), DAYS.requestAsked)),
  expiresAt: marketEnd(addDays(marketDay(expiresAt), DAYS.requestAsked)),
});

/** The days that were not needed for an answer are taken back. */
export function resumed(now: Date, { expiresAt, waitsUntil }: Pick<Clock, 'expiresAt' | 'waitsUntil'>): Date {
  const left = waitsUntil ? Math.max(0, daysBetween(marketDay(now), marketDay(waitsUntil))) : 0;
  return marketEnd(addDays(marketDay(expiresAt), -left));
}
