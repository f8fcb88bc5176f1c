import { DomainError, FieldError } from '../../errors/domain-error.ts';
import { type Confirmation, checkConfirmed } from '../auth/index.ts';

interface Facts {
  hasPassword: boolean;
  /** Null if no password was sent. */
  passwordIsRight: boolean | null;
  /** The confirmation of the session. */
  confirmation: Confirmation | null;
}

/** Closing needs the password, or for accounts without one a recent sign-in at the provider. */
export function confirmClosing({ hasPassword, passwordIsRight, confirmation }: Facts, now: Date): void {
  if (hasPassword) {
    if (passwordIsRight === null) throw new FieldError('password', 'value.required');
    if (!passwordIsRight) throw new FieldError('password', 'account.wrong_password');
    return;
  }
  checkConfirmed(confirmation, now);
}

/** An account with an active or paused deal can't be closed, since the other party relies on it. */
export function checkNoRunningDeal(titles: string[]): void {
  if (titles.length > 0) throw new DomainError('account.deals_running', { titles });
}
