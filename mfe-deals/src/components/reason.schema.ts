import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

export const reasonSchema = (field: string, optional: boolean) =>
  yup.object({
    [field]: optional
      ? rules.text({ max: TEXT.longMax })
      : rules.requiredText({ min: TEXT.reasonMin, max: TEXT.longMax }),
  });
