import type { SocialProviderName } from '@handover/shared/contract';

/** Brand names, the same in every language. */
export const PROVIDER_TITLES: Record<SocialProviderName, string> = {
  'linkedin-oauth2': 'LinkedIn',
  'google-oauth2': 'Google',
};
