import { questionKey, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

export interface SeveralRow {
  question: string;
  subject: string;
}

/** What a row may hold; one that asks the same as a row above is marked. */
export const severalRule = (repeated: string) =>
  yup
    .array(
      yup.object({
        question: rules.requiredText({ min: TEXT.questionMin, max: TEXT.longMax }),
        subject: rules.text({ max: TEXT.subjectMax }),
      }),
    )
    .test((rows, context) => {
      const known = new Set<string>();
      const found = (rows ?? []).flatMap(({ question = '' }, index) => {
        const key = questionKey(question);
        if (key === '' || !known.has(key)) {
          known.add(key);
          return [];
        }
        return [context.createError({ path: `[${index}].question`, message: repeated })];
      });
      return found.length === 0 || new yup.ValidationError(found);
    });

/** An empty subject is none. */
export const toAsked = ({ question, subject }: SeveralRow) => ({
  question: question.trim(),
  ...(subject.trim() !== '' && { subject: subject.trim() }),
});
