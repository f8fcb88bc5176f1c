import { QUESTION_CATEGORIES, type Question } from '@handover/shared/contract';

const order = [...QUESTION_CATEGORIES, 'other'] as const;

/** Groups in the order of the trade; what has no category comes last. Empty groups are left out. */
export const byCategory = (questions: Question[]) =>
  order
    .map((category) => ({
      category,
      questions: questions.filter((question) => (question.category ?? 'other') === category),
    }))
    .filter((group) => group.questions.length > 0);
