import type { Question } from '@handover/shared/contract';
import type { QueryResult } from '@handover/shared/query';
import { useEffect } from 'react';
import { useQuestions } from './questions.query.ts';

/** One question of a deal. Its list is fetched page by page until it is found; null when it is on none. */
export function useQuestion(dealId: number, id: number): QueryResult<Question | null> {
  const { hasNextPage, fetchNextPage, ...questions } = useQuestions(dealId);
  const found = questions.data?.find((each) => each.id === id);
  const fetchesMore = !found && !questions.error && hasNextPage && !questions.isFetching;
  useEffect(() => {
    if (fetchesMore) void fetchNextPage();
  }, [fetchesMore, fetchNextPage]);
  const isSearching = !questions.data || hasNextPage || questions.isFetching || questions.error;
  return { ...questions, data: found ?? (isSearching ? undefined : null) };
}
