import type { DealStatus } from '@handover/shared/contract';
import { conflict, forbidden } from '../../domain-error.ts';

interface QuestionFacts {
  isAsker: boolean;
  answered: boolean;
  dealStatus: DealStatus;
}
const ended = (status: DealStatus) => status === 'completed' || status === 'cancelled';

/** One's own question, until it is answered; a paused deal is for reading and answering only. */
export function checkEdit({ isAsker, answered, dealStatus }: QuestionFacts): void {
  if (!isAsker) throw forbidden('Only the person who asked may change a question');
  if (answered) throw conflict('This question is answered already');
  if (dealStatus !== 'active') throw conflict(`This deal is ${dealStatus}`);
}

/** The other side answers, also while the deal is paused; an answer may be corrected. */
export function checkAnswer({ isAsker, dealStatus }: QuestionFacts): void {
  if (isAsker) throw forbidden('The other side answers a question');
  if (ended(dealStatus)) throw conflict(`This deal is ${dealStatus}`);
}
