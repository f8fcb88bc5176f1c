import type { DealDetail, Question } from '@handover/shared/contract';
import { isOver } from '../../rules/deal-state.ts';

/** The side that was asked answers; the asker may correct the question until then, while the deal is not paused. */
export const mayWrite = (question: Question, deal: Pick<DealDetail, 'status'>): boolean =>
  question.answer === null && (question.mine ? deal.status === 'active' : !isOver(deal));
