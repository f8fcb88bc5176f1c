import type { Faq, Paged, Reference } from '@handover/shared/contract';
import { usePlatform } from '@handover/shared/platform';
import { combineQueries, useQuery } from '@handover/shared/query';
import { faqCategories, faqQuestions } from './faq.request.ts';

const HOUR = 60 * 60_000;

/** All categories and questions: few enough to be searched in the browser. A failed request clears the data of an earlier one. */
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
  const faq = combineQueries(categories, questions);
  const data = faq.data && { categories: faq.data[0].results, questions: faq.data[1].results };
  return { ...faq, data: faq.error ? undefined : data };
}
