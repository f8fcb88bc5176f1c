import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { listSocialAccounts } from '../api/social.api.ts';

export const SOCIAL_ACCOUNTS = areaKey('user', 'social-accounts');

/** The providers linked to the account. */
export function useSocialAccounts() {
  const { http } = usePlatform();
  return useQuery({
    queryKey: SOCIAL_ACCOUNTS,
    queryFn: ({ signal }) => listSocialAccounts(http, signal),
    select: ({ results }) => results,
  });
}
