import { hasCode } from '@handover/shared/http';
import type { TFunction } from '@handover/shared/i18n';

/** Why an account can't be closed now; undefined if the general words say it better. */
export function closeProblem(error: unknown, t: TFunction<'auth'>): string | undefined {
  if (hasCode(error, 'account.confirmation_needed')) return t('close.signInAgain');
  if (hasCode(error, 'account.busy')) return t('close.busy');
  if (!hasCode(error, 'account.deals_running')) return undefined;
  return t('close.runningDeals', { deals: error.params.titles.join(', ') });
}
