import type { SocialCodeBody, SocialProviderName } from '@handover/shared/contract';
import { hasCode } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { registerBySocial } from '../../api/social.api.ts';

/** What came of a sign-in by a provider. */
export interface SocialSignIn {
  /** Whether the account lacks a phone number. */
  isPhoneNeeded: boolean;
  /** Whether the account was opened just now. */
  isNew: boolean;
  /** For the second step, where the account asks for one: nobody is signed in yet. */
  ticket?: string;
}

/** Signs in, or opens an account, with what a provider sent back. */
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
