import { usePlatform } from '@handover/shared/platform';
import { areaKey, mergePages, nextPage, useInfiniteQuery } from '@handover/shared/query';
import { fetchQuestions } from '../api/questions.api.ts';

export function useQuestions(dealId: number) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: areaKey('deals', 'questions', dealId),
    queryFn: ({ pageParam, signal }) => fetchQuestions(http, dealId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: mergePages,
  });
}
