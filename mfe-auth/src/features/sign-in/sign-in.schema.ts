import { rules, yup } from '@handover/shared/forms';

/** An existing password is only required, since it may not follow today's rules. */
export const signInSchema = yup.object({
  email: rules.email(),
  password: rules.currentPassword(),
});

/** A code of an app, or a recovery code. */
export const secondStepSchema = yup.object({ code: rules.line({ max: 40 }) });
