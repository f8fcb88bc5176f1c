import { rules, yup } from '@handover/shared/forms';

/** A new password, twice. */
export const newPasswordSchema = yup.object({
  password1: rules.password(),
  password2: rules.samePassword('password1'),
});
