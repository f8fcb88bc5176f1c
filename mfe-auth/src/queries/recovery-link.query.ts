import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { readRecoveryLink } from '../api/auth.api.ts';

/** Whether the link of a mail still holds. Whoever came without one waits for nothing. */
export function useRecoveryLink(userId: string | null, token: string | null) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: areaKey('user', 'recovery-link', userId, token),
    queryFn: ({ signal }) => readRecoveryLink(http, userId ?? '', token ?? '', signal),
    enabled: Boolean(userId && token),
    // What it does not tell, the new password does.
    retry: false,
  });
}
