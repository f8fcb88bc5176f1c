import { rules, yup } from '@handover/shared/forms';

/** The number is the only field, and required here. */
export const phoneSchema = yup.object({
  phone: rules.phone().required('requiredField'),
});
