import { hasCode } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { endSession } from '../api/sessions.api.ts';
import { SESSIONS } from './sessions.query.ts';

/** Signs out another device. A session that has ended already counts as success. */
export function useEndSession() {
  const { http, messages } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      endSession(http, id).catch((error) => {
        if (!hasCode(error, 'session.not_found')) throw error;
      }),
    onError: (error) => messages.failure(error),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS }),
  });
}
