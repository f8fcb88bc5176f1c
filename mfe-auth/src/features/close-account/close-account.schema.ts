import { rules, yup } from '@handover/shared/forms';

/** The password, if the account has one. */
export const closeAccountSchema = (hasPassword: boolean) =>
  yup.object({ password: hasPassword ? rules.currentPassword() : yup.string() });
