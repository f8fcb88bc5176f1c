import type { SocialProviderName } from '@handover/shared/contract';

/** As people know them; a name is the same in every language. */
export const PROVIDER_TITLES: Record<SocialProviderName, string> = {
  'linkedin-oauth2': 'LinkedIn',
  'google-oauth2': 'Google',
};
