import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation } from '@handover/shared/query';
import { unsubscribe } from '../api/notifications.api.ts';

/** Ends the mails of the account whose mail has this token, without a sign-in. */
export function useUnsubscribe() {
  const { http, queries } = usePlatform();
  return useMutation({
    mutationFn: (token: string) => unsubscribe(http, token),
    onSuccess: () => queries.invalidateQueries({ queryKey: areaKey('user', 'notification-settings') }),
  });
}
