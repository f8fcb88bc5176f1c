import { FIRM_KINDS, FIRM_ROLES, TEXT } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

/** The field of the logo validates the picture itself. */
export const firmSchema = yup.object({
  name: rules.line({ min: TEXT.companyNameMin, max: TEXT.companyNameMax }),
  kind: yup
    .string()
    .oneOf([...FIRM_KINDS], 'invalidChoice')
    .required('requiredField'),
  country: rules.choice(),
  website: rules.url(),
  about: rules.text({ max: TEXT.firmAboutMax }),
  logo: yup.mixed().nullable(),
});

export const inviteSchema = yup.object({
  email: rules.email(),
  role: yup
    .string()
    .oneOf([...FIRM_ROLES], 'invalidChoice')
    .required('requiredField'),
});
