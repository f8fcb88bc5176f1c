import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

export const rejectSchema = yup.object({
  reason: rules.requiredText({ min: TEXT.reasonMin, max: TEXT.longMax }),
});
