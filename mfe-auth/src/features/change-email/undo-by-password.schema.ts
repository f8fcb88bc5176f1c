import { rules, yup } from '@handover/shared/forms';

export const undoByPasswordSchema = yup.object({ password: rules.currentPassword() });
