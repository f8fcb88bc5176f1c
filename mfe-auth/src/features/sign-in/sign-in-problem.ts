import { isHttpError } from '@handover/shared/http';
import type { TFunction } from '@handover/shared/i18n';

/** Why a sign-in was refused, in the language of the page; undefined where the general words say it better. */
export function signInProblem(error: unknown, t: TFunction<'auth'>): string | undefined {
  if (!isHttpError(error)) return undefined;
  if (error.status === 401) return t('signIn.wrong');
  if (error.status !== 429) return undefined;
  const minutes = /(\d+)\s*min/.exec(JSON.stringify(error.body ?? ''))?.[1];
  return minutes ? t('signIn.throttledMinutes', { count: Number(minutes) }) : t('signIn.throttled');
}
