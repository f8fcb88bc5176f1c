import { rules, yup } from '@handover/shared/forms';

/** Nothing but the number, so it has to be there. */
export const phoneSchema = yup.object({
  phone: rules.phone().required('requiredField'),
});
