import type { HttpClient } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import { currentUserQuery } from '@handover/shared/session';
import { readSecondFactor } from '../api/second-factor.api.ts';

const SECOND_FACTOR = areaKey('user', 'second-factor');

/** The second factors of the account. */
export function useSecondFactor(userId: number) {
  const { http } = usePlatform();
  return useQuery({
    queryKey: [...SECOND_FACTOR, userId],
    queryFn: ({ signal }) => readSecondFactor(http, userId, signal),
  });
}

/** Changes it for the signed-in user, and reads it again. */
export function useChangeSecondFactor<Input, Result>(
  change: (http: HttpClient, userId: number, input: Input) => Promise<Result>,
) {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      const user = await queries.ensureQueryData(currentUserQuery(http));
      return change(http, user.id, input);
    },
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: SECOND_FACTOR });
      // The rights of staff depend on it.
      void queries.invalidateQueries({ queryKey: currentUserQuery(http).queryKey });
    },
  });
}
