import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { currentUserQuery } from '@handover/shared/session';
import { confirmEmailChange } from '../api/account.api.ts';
import { EMAIL_CHANGE } from './email-change.query.ts';

interface Change {
  userId: number;
  token: string;
}

/** Gives the account its new address, and reads the account again, so that the address is the new one everywhere. */
export function useConfirmEmailChange() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, token }: Change) => {
      await confirmEmailChange(http, userId, token);
      const user = await queries.fetchQuery({ ...currentUserQuery(http), staleTime: 0 });
      void queries.invalidateQueries({ queryKey: EMAIL_CHANGE });
      return user;
    },
  });
}
