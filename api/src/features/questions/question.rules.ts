import type { DealSide, DealStatus, OpportunityType, QuestionAction } from '@handover/shared/contract';
import { COUNT } from '@handover/shared/contract';
import { DomainError, FieldError } from '../../errors/domain-error.ts';

export interface QuestionFacts {
  isAsker: boolean;
  answered: boolean;
  dealStatus: DealStatus;
}
/** What besides tells whether an answer may be shown to all buyers. */
export interface PublishFacts extends QuestionFacts {
  side: DealSide;
  type: OpportunityType;
  /** The listing is still there. */
  hasListing: boolean;
  /** False for an adviser who was let into this deal alone. */
  isForListing: boolean;
  isPublished: boolean;
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

/** Either side puts a question to one of its people, until the deal has ended. */
export function checkAssign({ dealStatus }: QuestionFacts): void {
  if (ended(dealStatus)) throw new DomainError('deal.wrong_status', { status: dealStatus });
}

/**
 * The seller of a listing shows all its buyers what one of them has asked. In the deals of a mandate each seller answers for a
 * company of their own.
 */
export function checkPublish(facts: PublishFacts): void {
  if (facts.side !== 'seller' || facts.isAsker) throw new DomainError('question.publish_seller_only');
  if (facts.type !== 'sell' || !facts.hasListing) throw new DomainError('question.publish_needs_listing');
  if (!facts.isForListing) throw new DomainError('delegation.right_missing');
  checkAnswer(facts);
  if (!facts.answered) throw new DomainError('question.not_answered');
  if (facts.isPublished) throw new DomainError('question.published');
}

const passes = <Facts>(check: (facts: Facts) => void, facts: Facts): boolean => {
  try {
    check(facts);
    return true;
  } catch {
    return false;
  }
};

/** The actions that a party of the deal may take on a question now; staff only read. */
export const questionActions = (facts: PublishFacts): QuestionAction[] => [
  ...(passes(checkEdit, facts) ? (['edit', 'delete'] as const) : []),
  ...(passes(checkAnswer, facts) ? ([facts.answered ? 'correct' : 'answer'] as const) : []),
  ...(passes(checkPublish, facts) ? (['publish'] as const) : []),
  ...(passes(checkAssign, facts) ? (['assign'] as const) : []),
];

/** The rows, from 1 on, that ask what was asked before, in the deal or in a row above. */
export function repeatedRows(
  rows: readonly string[],
  before: readonly string[],
  keyOf: (question: string) => string,
): number[] {
  const known = new Set(before.map(keyOf));
  return rows.flatMap((row, index) => {
    const key = keyOf(row);
    if (known.has(key)) return [index + 1];
    known.add(key);
    return [];
  });
}

/** How many attachments a question, or an answer, has after a change. */
export function checkAttachments(count: number): void {
  if (count > COUNT.attachments) throw new FieldError('files', 'file.too_many', { count: COUNT.attachments });
}
