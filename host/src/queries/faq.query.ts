import { usePlatform } from '@handover/shared/platform';
import { combineQueries, useQuery } from '@handover/shared/query';
import { faqCategories, faqQuestions, listFaq, listFaqCategories } from '../api/faq.api.ts';

/** Milliseconds: staff edit them. */
const STALE = 10 * 60_000;

/** All categories and questions: few enough to be searched in the browser. A failed request clears the data of an earlier one. */
export function useFaq() {
  const { http } = usePlatform();
  const categories = useQuery({
    queryKey: faqCategories.queryKey,
    queryFn: ({ signal }) => listFaqCategories(http, signal),
    staleTime: STALE,
  });
  const questions = useQuery({
    queryKey: faqQuestions.queryKey,
    queryFn: ({ signal }) => listFaq(http, signal),
    staleTime: STALE,
  });
  const faq = combineQueries(categories, questions);
  const data = faq.data && { categories: faq.data[0].results, questions: faq.data[1].results };
  return { ...faq, data: faq.error ? undefined : data };
}
