import { TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

export interface RequestAccessValues {
  nda_accepted: boolean;
  message: string;
  shows_profile: boolean;
}

export const requestAccessSchema = (ndaRequired: string) =>
  yup.object({
    nda_accepted: rules.ticked(ndaRequired),
    message: rules.text({ max: TEXT.longMax }),
    shows_profile: yup.boolean().required(),
  });
