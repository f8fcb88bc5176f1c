import type { Question } from '@handover/shared/contract';
import { hasCode } from '@handover/shared/http';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';
import { fetchQuestion } from '../api/questions.api.ts';

/** One question, as it stands now; null if it is not there any more. */
export function useQuestion(id: number, enabled = true) {
  const { http } = usePlatform();
  return useQuery<Question | null>({
    queryKey: areaKey('deals', 'question', id),
    queryFn: ({ signal }) =>
      fetchQuestion(http, id, signal).catch((error: unknown) => {
        if (hasCode(error, 'question.not_found')) return null;
        throw error;
      }),
    enabled,
  });
}
