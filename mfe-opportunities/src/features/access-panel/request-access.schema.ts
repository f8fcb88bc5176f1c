import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

export interface RequestAccessValues {
  nda_accepted: boolean;
  signature: string;
  message: string;
  shows_profile: boolean;
  company_id: string | null;
}

export const requestAccessSchema = (ndaRequired: string) =>
  yup.object({
    nda_accepted: rules.ticked(ndaRequired),
    signature: rules.line({ max: TEXT.signatureMax }),
    message: rules.text({ max: TEXT.longMax }),
    shows_profile: yup.boolean().required(),
    company_id: rules.optionalChoice(),
  });
