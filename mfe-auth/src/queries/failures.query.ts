import type { Paged } from '@handover/shared/contract';
import { useTranslation } from '@handover/shared/i18n';
import { usePlatform } from '@handover/shared/platform';
import {
  areaKey,
  mergePages,
  nextPage,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@handover/shared/query';
import { type FailureList, type Failures, listFailures, retryAll, retryOne } from '../api/failures.api.ts';

const keyOf = (list: FailureList) => areaKey('user', 'failures', list);
/** What staff have asked for is tried within a minute; meanwhile the list is read again, in milliseconds. */
const INTERVAL = 5000;

export const isAsked = (failure: Failures[FailureList]): boolean =>
  'asked' in failure ? failure.asked : failure.state === 'asked';

export function useFailures<List extends FailureList>(list: List) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: keyOf(list),
    queryFn: ({ pageParam, signal }) => listFailures[list](http, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: (data: { pages: Paged<Failures[List]>[]; pageParams: number[] }) => mergePages(data),
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.data?.pages.some(({ results }) => results.some(isAsked))
        ? INTERVAL
        : false,
  });
}

/** Tries one again, or all. */
export function useRetry(list: FailureList) {
  const { http, messages } = usePlatform();
  const { t } = useTranslation('auth');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'all') => (id === 'all' ? retryAll[list](http) : retryOne[list](http, id)),
    onSuccess: ({ count }) => messages.success(t(`failures.${list}.retried`, { count })),
    onError: (error) => messages.failure(error),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(list) }),
  });
}
