import type { Opportunity, Paged } from '@handover/shared/contract';
import { hasCode } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, type InfiniteData, optimisticMutation, useMutation } from '@handover/shared/query';
import { type Decision, moderate } from '../api/moderation.api.ts';
import { listKey, queueKey, reviewKey } from './keys.ts';

/** Removed from the queue at once; put back when the call fails. */
export const useModerate = () => {
  const platform = usePlatform();
  const { http, queries } = platform;
  return useMutation(
    optimisticMutation(platform, {
      mutationFn: (decision: Decision) =>
        moderate(http, decision).catch((error: unknown) => {
          // The case has changed since it was read, so it must be read again.
          if (hasCode(error, 'record.changed'))
            void queries.resetQueries({ queryKey: reviewKey(decision.id) });
          throw error;
        }),
      writes: [queueKey],
      outdates: [areaKey('opportunities', 'one'), listKey()],
      apply: ({ id }) =>
        queries.setQueryData<InfiniteData<Paged<Opportunity>>>(
          queueKey,
          (queue) =>
            queue && {
              ...queue,
              pages: queue.pages.map((page) => ({
                ...page,
                count: page.count - 1,
                results: page.results.filter((one) => one.id !== id),
              })),
            },
        ),
      onSuccess: (_, { id }) => queries.removeQueries({ queryKey: reviewKey(id) }),
      // The queue shows the error, with the title of the opportunity.
      silent: true,
    }),
  );
};
