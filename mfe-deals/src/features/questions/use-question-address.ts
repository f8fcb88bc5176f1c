import {
  defineFilters,
  idFilter,
  oneOfFilter,
  QUESTION_FILTERS,
  type QuestionFilter,
  textFilter,
} from '@handover/shared/contract';
import { useSearchParams } from '@handover/shared/router';
import { useRef } from 'react';

const address = defineFilters({
  filter: oneOfFilter(QUESTION_FILTERS),
  search: textFilter(200),
  /** The question that the address leads to. */
  question: idFilter,
});
const NOTHING = address.read(new URLSearchParams());

/**
 * The filter, search and page of the questions, kept in the address: `?tab=questions&filter=open&search=lease`, or
 * `&question=51`. It stays while another tab is open.
 */
export function useQuestionAddress() {
  const [params, setParams] = useSearchParams();
  const kept = useRef(NOTHING);
  const tab = params.get('tab');
  if (tab === null || tab === 'questions') kept.current = address.read(params);
  const { question, ...filters } = kept.current;
  const show = (change: Partial<typeof kept.current>, replace: boolean) =>
    setParams(address.write(new URLSearchParams({ tab: 'questions' }), { ...filters, ...change }), {
      preventScrollReset: true,
      replace,
    });
  return {
    filters,
    question,
    /**
     * Shows the question that was just written, on whichever page of the list it is and whatever is searched for. It
     * takes the focus.
     */
    showQuestion: (id: number) => show({ question: id }, true),
    showFilter: (filter: QuestionFilter | undefined) => show({ filter }, false),
    showSearch: (search: string) => show({ search }, true),
  };
}
