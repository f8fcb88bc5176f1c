import type { SocialCodeBody, SocialProviderName } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useQueryClient } from '@handover/shared/query';
import { registerBySocial } from '../../api/social.api.ts';
import { SOCIAL_ACCOUNTS } from '../../queries/social-accounts.query.ts';

/** Links a provider to the account of the signed-in user, and returns its name. The session continues with the new tokens. */
export function useLinkAccount() {
  const { http, session } = usePlatform();
  const queries = useQueryClient();
  return async (provider: SocialProviderName, body: SocialCodeBody): Promise<SocialProviderName> => {
    const { access, refresh } = await registerBySocial(http, provider, body);
    session.setTokens({ access, refresh });
    await queries.invalidateQueries({ queryKey: SOCIAL_ACCOUNTS });
    return provider;
  };
}
