import { DomainError, FieldError } from '../../domain-error.ts';

/** For accounts without a password, a more recent sign-in counts as confirmation. */
const FRESH_MINUTES = 10;

interface Facts {
  hasPassword: boolean;
  /** Null if no password was sent. */
  passwordIsRight: boolean | null;
  signedInAt: Date;
}

/** Closing needs the password, or for accounts without one a recent sign-in at the provider. */
export function confirmClosing({ hasPassword, passwordIsRight, signedInAt }: Facts, now: Date): void {
  if (hasPassword) {
    if (passwordIsRight === null) throw new FieldError('password', 'value.required');
    if (!passwordIsRight) throw new FieldError('password', 'account.wrong_password');
    return;
  }
  if (now.getTime() - signedInAt.getTime() > FRESH_MINUTES * 60_000)
    throw new DomainError('account.recent_sign_in_required');
}

/** An account with an active or paused deal can't be closed, since the other party relies on it. */
export function checkNoRunningDeal(titles: string[]): void {
  if (titles.length > 0) throw new DomainError('account.deals_running', { titles });
}
