import type { Faq, Paged, Reference } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { useQuery } from '@handover/shared/query';
import { faqCategories, faqQuestions } from './faq-reads.ts';

const HOUR = 60 * 60_000;

/** Categories and questions, all of them: there are few enough to be searched here. Null once either could not be read. */
export function useFaq() {
  const { http } = usePlatform();
  const categories = useQuery({
    queryKey: faqCategories.queryKey,
    queryFn: ({ signal }) => http.get<Paged<Reference>>(faqCategories.path, { signal }),
    staleTime: HOUR,
  });
  const questions = useQuery({
    queryKey: faqQuestions.queryKey,
    queryFn: ({ signal }) => http.get<Paged<Faq>>(faqQuestions.path, { signal }),
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
