import { rules, yup } from '@handover/shared/forms';

/** The current password, and the new one twice. */
export const changePasswordSchema = yup.object({
  old_password: rules.currentPassword(),
  password1: rules.password(),
  password2: rules.samePassword('password1'),
});
