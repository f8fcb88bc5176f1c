import { NAME_PATTERN, PASSWORD_PATTERN, TEXT } from '@handover/shared/contract';
import { yup } from '@handover/shared/forms';
import type { TFunction } from '@handover/shared/i18n';

/** The rules of an account's fields (specification, section 5). Short messages are keys of `inputs`, the rest is said here. */
export const accountRules = (t: TFunction<'auth'>) => ({
  email: yup.string().trim().required('requiredEmail').max(TEXT.email, 'max100').email('invalidEmail'),
  name: yup.string().trim().required('requiredField').matches(NAME_PATTERN, t('rules.name')),
  phone: yup.string().trim().max(TEXT.phoneInputMax, 'invalidPhone'),
  password: yup.string().required('requiredField').matches(PASSWORD_PATTERN, t('rules.password')),
  passwordAgain: yup
    .string()
    .required('requiredField')
    .oneOf([yup.ref('password1')], t('password.differ')),
  linkedin: yup
    .string()
    .trim()
    .max(TEXT.urlMax, 'max200')
    .matches(/^https?:\/\/\S+\.\S+/, { message: t('rules.url'), excludeEmptyString: true }),
});
