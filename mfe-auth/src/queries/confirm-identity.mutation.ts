import { usePlatform } from '@handover/shared/platform';
import { useMutation } from '@handover/shared/query';
import { currentUserQuery } from '@handover/shared/session';
import { confirmByPassword } from '../api/account.api.ts';

/** Confirms the session by the password. */
export function useConfirmByPassword() {
  const { http, queries } = usePlatform();
  return useMutation({
    mutationFn: async (password: string) => {
      const user = await queries.ensureQueryData(currentUserQuery(http));
      return confirmByPassword(http, user.id, password);
    },
  });
}
