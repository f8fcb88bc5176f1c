import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { currentUserQuery } from '@handover/shared/session';
import { closeAccount } from '../api/account.api.ts';

/** Closes the account for good: personal data is erased, and this browser is signed out, too. */
export function useCloseAccount() {
  const { http, queries, session } = usePlatform();
  return useMutation({
    mutationFn: async (password: string | undefined) => {
      const user = await queries.ensureQueryData(currentUserQuery(http));
      await closeAccount(http, user.id, password);
    },
    onSuccess: () => session.signOut('elsewhere', 'closed'),
  });
}
