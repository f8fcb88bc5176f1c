import type { Opportunity, Paged } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useMutation, useQueryClient } from '@handover/shared/query';
import { moderate, type Verdict } from '../api/moderation.api.ts';
import { listKey, oneKey, queueKey } from './keys.ts';

/** Gone from the queue at once; back at its place when the server refuses. */
export const useModerate = () => {
  const { http } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (verdict: Verdict) => moderate(http, verdict),
    onMutate: async ({ id }) => {
      await queries.cancelQueries({ queryKey: queueKey });
      const before = queries.getQueryData<Paged<Opportunity>>(queueKey);
      queries.setQueryData<Paged<Opportunity>>(
        queueKey,
        (queue) =>
          queue && {
            ...queue,
            count: queue.count - 1,
            results: queue.results.filter((one) => one.id !== id),
          },
      );
      return { before };
    },
    onError: (_error, _verdict, kept) => {
      if (kept?.before) queries.setQueryData(queueKey, kept.before);
    },
    onSettled: (_answer, _error, { id }) => {
      void queries.invalidateQueries({ queryKey: queueKey });
      void queries.invalidateQueries({ queryKey: oneKey(id) });
      void queries.invalidateQueries({ queryKey: listKey() });
    },
  });
};
