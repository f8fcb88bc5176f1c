import type { Question, QuestionPage } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import {
  areaKey,
  type InfiniteData,
  keepPreviousData,
  mergePages,
  nextPage,
  useInfiniteQuery,
} from '@handover/shared/query';
import { fetchQuestions, type QuestionFilters } from '../api/questions.api.ts';

export interface QuestionList {
  questions: Question[];
  /** The counts of all questions of the deal, whatever is searched for. */
  counts: QuestionPage['counts'];
  /** The people of the viewer's side to whom a question may be put. */
  people: QuestionPage['people'];
  /** How many are found. */
  found: number;
}

const NONE = { all: 0, open: 0, answered: 0, mine: 0, assigned: 0 };

function toList(data: InfiniteData<QuestionPage>): QuestionList {
  const latest = data.pages.at(-1);
  return {
    questions: mergePages(data),
    counts: latest?.counts ?? NONE,
    people: latest?.people ?? [],
    found: latest?.count ?? 0,
  };
}

/** The questions of a deal, open ones first. */
export function useQuestions(dealId: number, filters: QuestionFilters) {
  const { http } = usePlatform();
  return useInfiniteQuery({
    queryKey: areaKey('deals', 'questions', dealId, filters),
    queryFn: ({ pageParam, signal }) => fetchQuestions(http, dealId, filters, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    select: toList,
    placeholderData: keepPreviousData,
  });
}
