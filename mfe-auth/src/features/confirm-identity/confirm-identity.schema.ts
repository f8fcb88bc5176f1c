import { rules, yup } from '@handover/shared/forms';

export const confirmIdentitySchema = yup.object({ password: rules.currentPassword() });
