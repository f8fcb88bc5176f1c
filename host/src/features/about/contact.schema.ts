import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

export const contactSchema = yup.object({
  name: rules.line({ max: TEXT.contactNameMax }).meta({ kind: 'personName' }),
  email: rules.email(),
  phone: rules.phone(),
  message: rules.requiredText({ min: TEXT.reasonMin, max: TEXT.longMax }),
});
