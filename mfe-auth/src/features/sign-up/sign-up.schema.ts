import { rules, yup } from '@handover/shared/forms';

/** The fields of a new account; what else may be told is in the profile. */
export const signUpSchema = yup.object({
  email: rules.email(),
  first_name: rules.name(),
  last_name: rules.name(),
  password1: rules.password(),
  password2: rules.samePassword('password1'),
});
