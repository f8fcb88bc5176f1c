import type { ErrorCode, SocialProviderName } from '@handover/shared/contract';
import { isHttpError } from '@handover/shared/http';
import type { TFunction } from '@handover/shared/i18n';
import { PROVIDER_TITLES } from './providers.ts';
import type { Callback } from './read-callback.ts';

/** Why a sign-in by a provider failed. */
export interface SocialProblem {
  reason: Exclude<Callback['kind'], 'code'> | 'taken' | 'closed' | 'busy' | 'unconfirmed' | 'late';
  provider?: SocialProviderName | undefined;
  /** The path to open after a successful sign-in. */
  next?: string | undefined;
}

const REASONS: { readonly [Code in ErrorCode]?: SocialProblem['reason'] } = {
  'account.confirmation_needed': 'unconfirmed',
  'social.account_closed': 'closed',
  'social.email_taken': 'taken',
  'social.linked_to_other_account': 'taken',
  'request.too_many': 'busy',
};

/** The meaning of a server error for the user. Any other error is about the response of the provider. */
export const reasonOf = (error: unknown): SocialProblem['reason'] =>
  (isHttpError(error) && error.code && REASONS[error.code]) || 'failed';

/** The problem in words. `linking`: on the security page, where `taken` is about another account. */
export function problemText(
  t: TFunction<'auth'>,
  { reason, provider }: SocialProblem,
  linking = false,
): string {
  const title = provider ? PROVIDER_TITLES[provider] : t('social.theProvider');
  const key = linking && reason === 'taken' ? 'takenByOther' : reason;
  return t(`social.problems.${key}`, { provider: title });
}
