import { rules, yup } from '@handover/shared/forms';

/** The fields of a new account; the phone is optional. */
export const signUpSchema = yup.object({
  email: rules.email(),
  first_name: rules.name(),
  last_name: rules.name(),
  phone: rules.phone(),
  password1: rules.password(),
  password2: rules.samePassword('password1'),
});
