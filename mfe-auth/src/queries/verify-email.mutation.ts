import type { User } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { currentUserQuery } from '@handover/shared/session';
import { verifyEmail } from '../api/auth.api.ts';

interface Proof {
  userId: number;
  token: string;
}

/** Confirms the address of the signed-in user, so that every notice about it goes at once. */
export function useVerifyEmail() {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ userId, token }: Proof) => verifyEmail(http, userId, token),
    onSuccess: () => {
      queries.setQueryData<User>(
        currentUserQuery(http).queryKey,
        (user) => user && { ...user, email_proven: true },
      );
    },
  });
}
