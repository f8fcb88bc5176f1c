import { BUYER_KINDS, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

/** The field of the file validates the file itself. */
export const buyerSchema = yup.object({
  kind: yup
    .string()
    .oneOf([...BUYER_KINDS], 'invalidChoice')
    .required('requiredField'),
  background: rules.text({ max: TEXT.backgroundMax }),
  budget_min: rules.price(),
  budget_max: rules.priceFrom('budget_min'),
  currency: yup.string().required(),
  own_funds: rules.price(),
  financing: yup.array().of(yup.string()),
  timing: yup.string().nullable(),
  proof: yup.mixed().nullable(),
  removes_proof: yup.boolean(),
});
