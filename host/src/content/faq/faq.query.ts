import { type Faq, type Paged, paths, type Reference } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { areaKey, useQuery } from '@handover/shared/query';

const HOUR = 60 * 60_000;

/** Categories and questions, all of them: there are few enough to be searched here. Null once either could not be read. */
export function useFaq() {
  const { http } = usePlatform();
  const categories = useQuery({
    queryKey: areaKey('ui', 'faq-categories'),
    queryFn: ({ signal }) => http.get<Paged<Reference>>(paths.faqCategories, { signal }),
    staleTime: HOUR,
  });
  const questions = useQuery({
    queryKey: areaKey('ui', 'faq'),
    queryFn: ({ signal }) => http.get<Paged<Faq>>(paths.faq, { signal }),
    staleTime: HOUR,
  });
  const failed = [categories, questions].filter(({ isError }) => isError);
  const whole = failed.length === 0 && categories.data && questions.data;
  return {
    faq: whole ? { categories: categories.data.results, questions: questions.data.results } : null,
    isPending: failed.length === 0 && !whole,
    isFetching: categories.isFetching || questions.isFetching,
    error: failed[0]?.error ?? null,
    retry: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
