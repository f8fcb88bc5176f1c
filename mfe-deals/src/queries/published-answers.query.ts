import type { PublishedAnswerPage } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import {
  areaKey,
  type InfiniteData,
  keepPreviousData,
  mergePages,
  nextPage,
  useInfiniteQuery,
} from '@handover/shared/query';
import { fetchPublished } from '../api/questions.api.ts';

const toList = (data: InfiniteData<PublishedAnswerPage>) => ({
  answers: mergePages(data),
  mayChange: data.pages.at(-1)?.may_change === true,
});

/** What the seller has published to all buyers of the listing, as the buyer of this deal reads it. */
export function usePublishedAnswers(dealId: number, search: string) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: areaKey('deals', 'published-answers', dealId, search),
    queryFn: ({ pageParam, signal }) => fetchPublished(http, dealId, search, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: toList,
    placeholderData: keepPreviousData,
  });
}
