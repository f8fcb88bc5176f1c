import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { currentUserQuery } from '@handover/shared/session';
import { changePassword, type PasswordChange } from '../api/profile.api.ts';

/** All sessions of the account end; the person stays here with the tokens of a new one. */
export function useChangePassword() {
  const { http, queries, session } = usePlatform();
  return useMutation({
    mutationFn: async (change: PasswordChange) => {
      const user = await queries.ensureQueryData(currentUserQuery(http));
      return changePassword(http, user.id, change);
    },
    onSuccess: (tokens) => session.setTokens(tokens),
  });
}
