import { DEAL_SIDES, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

/** A new line, and what may be changed of one. */
export const newLineSchema = yup.object({
  section: rules.requiredText({ max: TEXT.sectionMax }),
  request: rules.requiredText({ min: 2, max: TEXT.requestMax }),
  due_on: yup.string().defined(),
});

/** Words on a line: its state may ask for them, which the form says. */
export const commentSchema = yup.object({ comment: rules.text({ max: TEXT.commentMax }) });

export const editLineSchema = newLineSchema.shape({
  owed_by: yup
    .string()
    .oneOf([...DEAL_SIDES])
    .required(),
});
