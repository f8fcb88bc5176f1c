import type { ConfirmedBy } from '../../../../db/schema/people/session.ts';
import { DomainError } from '../../../errors/domain-error.ts';

/** How somebody showed that it is them, and when. */
export interface Confirmation {
  by: ConfirmedBy;
  at: Date;
}

/** Seconds after a sign-in, or after the last request for the password, in which it is not asked for again. */
export const CONFIRMED_SECONDS = 600;

/** How long the confirmation of a session still counts; 0 if a new one is needed. */
export function confirmedSecondsLeft(confirmation: Confirmation | null, now: Date): number {
  if (!confirmation) return 0;
  const age = (now.getTime() - confirmation.at.getTime()) / 1000;
  return Math.max(0, Math.ceil(CONFIRMED_SECONDS - age));
}

/**
 * Throws unless the session was confirmed lately. Actions that can take an account away, or all of its data, need
 * more than an open session.
 */
export function checkConfirmed(confirmation: Confirmation | null, now: Date): void {
  if (confirmedSecondsLeft(confirmation, now) === 0) throw new DomainError('account.confirmation_needed');
}
