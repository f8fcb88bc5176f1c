import type { DealStatus } from '@handover/shared/contract';
import { DomainError } from '../../domain-error.ts';

interface QuestionFacts {
  isAsker: boolean;
  answered: boolean;
  dealStatus: DealStatus;
}
const ended = (status: DealStatus) => status === 'completed' || status === 'cancelled';

/** One's own question, until it is answered; a paused deal is for reading and answering only. */
export function checkEdit({ isAsker, answered, dealStatus }: QuestionFacts): void {
  if (!isAsker) throw new DomainError('question.asker_only');
  if (answered) throw new DomainError('question.answered');
  if (dealStatus !== 'active') throw new DomainError('deal.wrong_status', { status: dealStatus });
}

/** The other side answers, also while the deal is paused; an answer may be corrected. */
export function checkAnswer({ isAsker, dealStatus }: QuestionFacts): void {
  if (isAsker) throw new DomainError('question.other_side_answers');
  if (ended(dealStatus)) throw new DomainError('deal.wrong_status', { status: dealStatus });
}
