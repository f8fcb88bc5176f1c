import { rules, yup } from '@handover/shared/forms';

/** The password until now, and the new one twice. */
export const changePasswordSchema = yup.object({
  old_password: rules.currentPassword(),
  password1: rules.password(),
  password2: rules.samePassword('password1'),
});
