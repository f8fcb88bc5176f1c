import type { SocialCodeBody, SocialProviderName } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { registerBySocial } from '../../api/social.api.ts';

/** Signs in, or opens an account, with what a provider sent back; true where the account lacks a phone number. */
export function useSocialSignIn() {
  const { http, session } = usePlatform();
  return async (provider: SocialProviderName, body: SocialCodeBody): Promise<boolean> => {
    const { is_phone_number_needed, ...tokens } = await registerBySocial(http, provider, body);
    session.signIn(tokens);
    return is_phone_number_needed;
  };
}
