import { LISTED, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

const name = () => rules.line({ min: LISTED.nameMin, max: LISTED.nameMax });
const question = () => rules.line({ min: LISTED.questionMin, max: LISTED.questionMax });
const answer = () => rules.requiredText({ min: LISTED.answerMin, max: TEXT.longMax });
const oneOf = (...states: string[]) =>
  yup.string().default('').required('requiredField').oneOf(states, 'invalidChoice');
const id = yup.number().nullable().default(null);

export const listedNameSchema = yup.object({
  id,
  name: name(),
  name_fr: name(),
  state: oneOf('offered', 'retired'),
});

export const faqEntrySchema = yup.object({
  id,
  question: question(),
  question_fr: question(),
  answer: answer(),
  answer_fr: answer(),
  category: rules.choice(),
  state: oneOf('shown', 'hidden'),
});
