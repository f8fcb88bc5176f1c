import type { Opportunity, Paged } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, optimisticMutation, useMutation } from '@handover/shared/query';
import { moderate, type Verdict } from '../api/moderation.api.ts';
import { listKey, queueKey } from './keys.ts';

/** Gone from the queue at once; back at its place when the server refuses. */
export const useModerate = () => {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      mutationFn: (verdict: Verdict) => moderate(http, verdict),
      writes: [queueKey],
      outdates: [areaKey('opportunities', 'one'), listKey()],
      apply: ({ id }) =>
        queries.setQueryData<Paged<Opportunity>>(
          queueKey,
          (queue) =>
            queue && {
              ...queue,
              count: queue.count - 1,
              results: queue.results.filter((one) => one.id !== id),
            },
        ),
      // The queue says which one it was.
      silent: true,
    }),
  );
};
