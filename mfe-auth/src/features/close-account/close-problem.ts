import { isHttpError } from '@handover/shared/http';
import type { TFunction } from '@handover/shared/i18n';

/** Why an account can't be closed now; undefined where the general words say it better. */
export function closeProblem(error: unknown, t: TFunction<'auth'>): string | undefined {
  if (!isHttpError(error)) return undefined;
  if (error.status === 403) return t('close.signInAgain');
  if (error.status !== 409) return undefined;
  // The deals that still run are named after the colon.
  const { detail = '' } = (error.body ?? {}) as { detail?: string };
  const deals = detail.split(': ').slice(1).join(': ');
  return deals ? t('close.runningDeals', { deals }) : t('close.busy');
}
