import { type AccessRequestAction, type AccessRequestStatus, DAY_MS } from '@handover/shared/contract';
import type { Rules } from '../../config.ts';
import { conflict, forbidden, tooMany } from '../../domain-error.ts';

export const inDays = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);

/** Expiry is right without its job: compared when read. */
export const statusAt = (
  request: { status: AccessRequestStatus; expiresAt: Date },
  now: Date,
): AccessRequestStatus =>
  request.status === 'pending' && request.expiresAt <= now ? 'expired' : request.status;

export interface AskFacts {
  isOwner: boolean;
  hasPending: boolean;
  hasDeal: boolean;
  /** The latest refusal or cancelled deal. */
  refusedAt: Date | null;
  askedToday: number;
}

export type AskLimits = Pick<Rules, 'requestRetryDays' | 'requestsADay'>;

/** Whether one may ask for access now. */
export function checkAsk(facts: AskFacts, now: Date, limits: AskLimits): void {
  const { requestRetryDays, requestsADay } = limits;
  if (facts.isOwner) throw forbidden('This is your own opportunity');
  if (facts.hasDeal) throw conflict('You have access already');
  if (facts.hasPending) throw conflict('You have asked for access already');
  if (facts.refusedAt && inDays(facts.refusedAt, requestRetryDays) > now)
    throw conflict(`You may ask again ${requestRetryDays} days after a refusal`);
  if (facts.askedToday >= requestsADay) throw tooMany(`At most ${requestsADay} requests a day`, 3600);
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
  if (facts.isOwner === (decision === 'withdraw')) throw forbidden('This is for the other side to do');
  if (facts.status !== 'pending') throw conflict(`This request is ${facts.status}`);
  if (decision === 'accept' && facts.unlisted) throw conflict('This opportunity is no longer listed');
  if (decision === 'accept' && facts.underExclusivity)
    throw conflict('Another deal is exclusive; the request waits');
  return decision;
}
