import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { readEmailChange } from '../api/account.api.ts';

export const EMAIL_CHANGE = areaKey('user', 'email-change');

/** The address that waits to be confirmed. */
export function useEmailChange(userId: number) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...EMAIL_CHANGE, userId],
    queryFn: ({ signal }) => readEmailChange(http, userId, signal),
  });
}
