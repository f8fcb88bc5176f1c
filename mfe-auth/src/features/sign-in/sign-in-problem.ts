import { hasCode } from '@handover/shared/http';
import type { TFunction } from '@handover/shared/i18n';

/** Why a sign-in was refused, in the language of the page; undefined if the general words say it better. */
export function signInProblem(error: unknown, t: TFunction<'auth'>): string | undefined {
  if (hasCode(error, 'auth.invalid_credentials')) return t('signIn.wrong');
  if (!hasCode(error, 'auth.too_many_failures')) return undefined;
  return error.retryAfter
    ? t('signIn.throttledMinutes', { count: Math.ceil(error.retryAfter / 60) })
    : t('signIn.throttled');
}
