import { rules, yup } from '@handover/shared/forms';

/** Where the link is sent. */
export const recoverySchema = yup.object({
  email: rules.email(),
});
