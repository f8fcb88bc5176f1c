import { rules, yup } from '@handover/shared/forms';

/** A password that exists is only asked to be there: old ones may break today's rules. */
export const signInSchema = yup.object({
  email: rules.email(),
  password: rules.currentPassword(),
});
