import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { readRecoveryLink } from '../api/auth.api.ts';

/** Whether the link of a mail is still valid. Does not load if the page was opened without a link. */
export function useRecoveryLink(userId: string | null, token: string | null) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('user', 'recovery-link', userId, token),
    queryFn: ({ signal }) => readRecoveryLink(http, userId ?? '', token ?? '', signal),
    enabled: Boolean(userId && token),
    // If it fails, the call with the new password tells.
    retry: false,
  });
}
