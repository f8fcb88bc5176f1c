import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

/** A reason in words: 10 to 5000 characters. */
export const reasonSchema = (field: string, optional: boolean) =>
  yup.object({
    [field]: optional
      ? rules.text({ max: TEXT.longMax })
      : rules.requiredText({ min: TEXT.reasonMin, max: TEXT.longMax }),
  });
