import { rules, yup } from '@handover/shared/forms';

/** A code of an app, or a recovery code. */
export const codeSchema = yup.object({ code: rules.line({ max: 40 }) });
