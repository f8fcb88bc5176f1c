import type { DealDetail, Question } from '@handover/shared/contract';
import { isOver } from '../../rules/deal-state.ts';

/** Until a question is answered: who asked may correct it while the deal is active; the other side may answer until the deal is over. */
export const canWrite = (question: Question, deal: Pick<DealDetail, 'status'>): boolean =>
  question.answer === null && (question.mine ? deal.status === 'active' : !isOver(deal));
