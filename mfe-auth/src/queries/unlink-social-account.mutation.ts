import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { unlinkSocialAccount } from '../api/social.api.ts';
import { SOCIAL_ACCOUNTS } from './social-accounts.query.ts';

export function useUnlinkSocialAccount() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (provider: string) => unlinkSocialAccount(http, provider),
    onSettled: () => queries.invalidateQueries({ queryKey: SOCIAL_ACCOUNTS }),
  });
}
