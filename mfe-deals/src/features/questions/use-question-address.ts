import { QUESTION_FILTERS, type QuestionFilter } from '@handover/shared/contract';
import { useSearchParams } from '@handover/shared/router';
import { useRef } from 'react';
import type { QuestionFilters } from '../../api/questions.api.ts';

interface Kept {
  filters: QuestionFilters;
  /** The question that the address leads to. */
  question: number | undefined;
}
const NOTHING: Kept = { filters: { filter: undefined, search: '' }, question: undefined };

/** What is shown of the questions: `?tab=questions&filter=open&search=lease`, or `&question=51`. It stays while another tab is open. */
export function useQuestionAddress() {
  const [params, setParams] = useSearchParams();
  const kept = useRef(NOTHING);
  const tab = params.get('tab');
  if (tab === null || tab === 'questions') {
    const question = Number(params.get('question'));
    kept.current = {
      filters: {
        filter: QUESTION_FILTERS.find((each) => each === params.get('filter')),
        search: params.get('search')?.trim().slice(0, 200) ?? '',
      },
      question: Number.isInteger(question) && question > 0 ? question : undefined,
    };
  }
  const { filters, question } = kept.current;
  const show = ({ filter, search }: QuestionFilters, replace: boolean) =>
    setParams(
      { tab: 'questions', ...(filter && { filter }), ...(search && { search }) },
      { preventScrollReset: true, replace },
    );
  return {
    filters,
    question,
    /** What was just written: it takes the focus, on whichever page of the list it is, and whatever is searched for. */
    showQuestion: (id: number) =>
      setParams(
        {
          tab: 'questions',
          ...(filters.filter && { filter: filters.filter }),
          ...(filters.search && { search: filters.search }),
          question: String(id),
        },
        { preventScrollReset: true, replace: true },
      ),
    showFilter: (filter: QuestionFilter | undefined) => show({ ...filters, filter }, false),
    showSearch: (search: string) => show({ ...filters, search }, true),
  };
}
