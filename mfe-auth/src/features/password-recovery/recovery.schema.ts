import { rules, yup } from '@handover/shared/forms';

/** The address that the link is sent to. */
export const recoverySchema = yup.object({
  email: rules.email(),
});
