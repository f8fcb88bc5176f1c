import { CLOSING_KINDS, CLOSING_MAX, CLOSING_OWNERS } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

/** A new line, and what may be changed of one. */
export const closingLineSchema = yup.object({
  kind: yup
    .string()
    .oneOf([...CLOSING_KINDS])
    .required(),
  title: rules.requiredText({ min: 2, max: CLOSING_MAX.title }),
  owed_by: yup
    .string()
    .oneOf([...CLOSING_OWNERS])
    .required(),
  due_on: yup.string().defined(),
});

/** Why a line is opened again or not needed: its move may ask for it, which the form says. */
export const closingReasonSchema = yup.object({ reason: rules.text({ max: CLOSING_MAX.reason }) });

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';
const file = (missing: string) => rules.file().test('needed', missing, isGiven);
const note = rules.text({ max: CLOSING_MAX.note });

/** A draft: the next version of an agreement. */
export const versionSchema = (missing: string) => yup.object({ note, file: file(missing) });
/** An agreement with its first draft. */
export const agreementSchema = (missing: string) =>
  versionSchema(missing).shape({ name: rules.requiredText({ min: 2, max: CLOSING_MAX.name }) });
/** The signed copy of an agreement. */
export const signedSchema = (missing: string) => yup.object({ file: file(missing) });
