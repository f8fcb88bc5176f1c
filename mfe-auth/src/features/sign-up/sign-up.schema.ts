import { rules, yup } from '@handover/shared/forms';

/** What an account is opened with; the phone may follow later. */
export const signUpSchema = yup.object({
  email: rules.email(),
  first_name: rules.name(),
  last_name: rules.name(),
  phone: rules.phone(),
  password1: rules.password(),
  password2: rules.samePassword('password1'),
});
