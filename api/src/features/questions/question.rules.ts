import type { DealStatus, QuestionAction } from '@handover/shared/contract';
import { COUNT } from '@handover/shared/contract';
import { DomainError, FieldError } from '../../errors/domain-error.ts';

export interface QuestionFacts {
  isAsker: boolean;
  answered: boolean;
  dealStatus: DealStatus;
}
const ended = (status: DealStatus) => status === 'completed' || status === 'cancelled';

/** One's own question, until it is answered; a paused deal is for reading and answering only. Deleting it is the same. */
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

const passes = (check: (facts: QuestionFacts) => void, facts: QuestionFacts): boolean => {
  try {
    check(facts);
    return true;
  } catch {
    return false;
  }
};

/** The actions that a party of the deal may take on a question now; staff only read. */
export function questionActions(facts: QuestionFacts): QuestionAction[] {
  if (passes(checkEdit, facts)) return ['edit', 'delete'];
  if (passes(checkAnswer, facts)) return [facts.answered ? 'correct' : 'answer'];
  return [];
}

/** How many attachments a question, or an answer, has after a change. */
export function checkAttachments(count: number): void {
  if (count > COUNT.attachments) throw new FieldError('files', 'file.too_many', { count: COUNT.attachments });
}
