import { QUESTION_CATEGORIES, type Question } from '@handover/shared/contract';

const order = [...QUESTION_CATEGORIES, 'other'] as const;

/** In the order of the categories; questions without a category come last, and empty groups are left out. */
export const byCategory = (questions: Question[]) =>
  order
    .map((category) => ({
      category,
      questions: questions.filter((question) => (question.category ?? 'other') === category),
    }))
    .filter((group) => group.questions.length > 0);
