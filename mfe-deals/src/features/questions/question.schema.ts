import { QUESTION_CATEGORIES, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

const question = () => rules.requiredText({ min: TEXT.questionMin, max: TEXT.longMax });

export const askSchema = yup.object({
  question: question(),
  category: yup
    .string()
    .nullable()
    .defined()
    .oneOf([...QUESTION_CATEGORIES, null]),
});

/** For a correction of a question, or for an answer. */
export const textSchema = (field: 'question' | 'answer') =>
  yup.object({ [field]: field === 'question' ? question() : rules.requiredText({ max: TEXT.longMax }) });
