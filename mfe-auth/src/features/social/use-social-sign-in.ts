import type { SocialCodeBody, SocialProviderName } from '@handover/shared/contract';
import { hasCode } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { registerBySocial } from '../../api/social.api.ts';

/** The result of a sign-in by a provider. */
export interface SocialSignIn {
  /** Whether the phone number of the account is missing. */
  isPhoneNeeded: boolean;
  /** Whether the account was created just now. */
  isNew: boolean;
  /** The ticket of the second step, if the account has one. Nobody is signed in yet. */
  ticket?: string;
}

/** Signs in, or creates an account, with the answer of a provider. */
export function useSocialSignIn() {
  const { http, session } = usePlatform();
  return async (provider: SocialProviderName, body: SocialCodeBody): Promise<SocialSignIn> => {
    try {
      const { is_phone_number_needed, is_new_account, ...tokens } = await registerBySocial(
        http,
        provider,
        body,
      );
      session.signIn(tokens);
      return { isPhoneNeeded: is_phone_number_needed, isNew: is_new_account };
    } catch (error) {
      if (!hasCode(error, 'auth.second_factor_needed')) throw error;
      return { isPhoneNeeded: false, isNew: false, ticket: error.params.ticket };
    }
  };
}
