import { DomainError, FieldError } from '../../domain-error.ts';

/** A sign-in that is younger is as good as a password, for who has none. */
const FRESH_MINUTES = 10;

interface Facts {
  hasPassword: boolean;
  /** Null: none was sent. */
  passwordIsRight: boolean | null;
  signedInAt: Date;
}

/** Closing asks again who one is: by the password, or, without one, by a sign-in at the provider just now. */
export function confirmClosing({ hasPassword, passwordIsRight, signedInAt }: Facts, now: Date): void {
  if (hasPassword) {
    if (passwordIsRight === null) throw new FieldError('password', 'value.required');
    if (!passwordIsRight) throw new FieldError('password', 'account.wrong_password');
    return;
  }
  if (now.getTime() - signedInAt.getTime() > FRESH_MINUTES * 60_000)
    throw new DomainError('account.recent_sign_in_required');
}

/** A deal that runs, paused ones too, has another side that counts on it. */
export function checkNoRunningDeal(titles: string[]): void {
  if (titles.length > 0) throw new DomainError('account.deals_running', { titles });
}
