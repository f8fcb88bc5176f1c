import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQuery, useQueryClient } from '@handover/shared/query';
import { getModerationQueue, moderate, type Verdict } from '../api/moderation.api.ts';
import { listKey, oneKey, queueKey } from './keys.ts';

export const useModerationQueue = () => {
  const { http } = usePlatform();
  return useQuery({ queryKey: queueKey, queryFn: ({ signal }) => getModerationQueue(http, signal) });
};

export const useModerate = () => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (verdict: Verdict) => moderate(http, verdict),
    onSuccess: (_answer, { id }) => {
      void queries.invalidateQueries({ queryKey: oneKey(id) });
      void queries.invalidateQueries({ queryKey: listKey() });
      return queries.invalidateQueries({ queryKey: queueKey });
    },
  });
};
