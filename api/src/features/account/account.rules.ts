import { conflict, fieldError, forbidden } from '../../domain-error.ts';

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
    if (passwordIsRight === null) throw fieldError('password', 'This field is required');
    if (!passwordIsRight) throw fieldError('password', 'The password is not right');
    return;
  }
  if (now.getTime() - signedInAt.getTime() > FRESH_MINUTES * 60_000)
    throw forbidden('Sign in again first, then close the account within 10 minutes');
}

/** A deal that runs, paused ones too, has another side that counts on it. */
export function checkNoRunningDeal(titles: string[]): void {
  if (titles.length > 0) throw conflict(`End your running deals first: ${titles.join(', ')}`);
}
