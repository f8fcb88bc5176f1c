import type { SocialCodeBody, SocialProviderName } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useQueryClient } from '@handover/shared/query';
import { registerBySocial } from '../../api/social.api.ts';
import { SOCIAL_ACCOUNTS } from '../../queries/social-accounts.query.ts';

/** Signed in, a provider's word links it to the account, and its name is answered; the session goes on under the new tokens that come with it. */
export function useLinkAccount() {
  const { http, session } = usePlatform();
  const queries = useQueryClient();
  return async (provider: SocialProviderName, body: SocialCodeBody): Promise<SocialProviderName> => {
    const { access, refresh } = await registerBySocial(http, provider, body);
    session.renewed({ access, refresh });
    await queries.invalidateQueries({ queryKey: SOCIAL_ACCOUNTS });
    return provider;
  };
}
