import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { currentUserQuery } from '@handover/shared/session';
import { askForEmailChange } from '../api/account.api.ts';
import { EMAIL_CHANGE } from './email-change.query.ts';

/** Has a link sent to a new address; the page shows that it waits to be confirmed. */
export function useAskForEmailChange() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (email: string) => {
      const user = await queries.ensureQueryData(currentUserQuery(http));
      return { userId: user.id, change: await askForEmailChange(http, user.id, email) };
    },
    onSuccess: ({ userId, change }) => queries.setQueryData([...EMAIL_CHANGE, userId], change),
  });
}
