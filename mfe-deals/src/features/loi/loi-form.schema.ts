import { DAYS } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';
import { dayFromNow } from '../../rules/calendar.ts';

export interface LoiFormValues {
  file: File | null;
  expiration_date: string;
}

/** Tomorrow to 90 days ahead. */
export const expirationBounds = (now = Date.now()) => ({
  min: dayFromNow(DAYS.loiExpirationMin, now),
  max: dayFromNow(DAYS.loiExpirationMax, now),
});

/** Kind and size of the file are checked by its field, when it is chosen. */
export function loiFormSchema(t: (key: string) => string, isFileRequired: boolean) {
  const { min, max } = expirationBounds();
  return yup.object({
    file: isFileRequired ? rules.file().required(t('loi.file.missing')) : rules.file(),
    expiration_date: yup
      .string()
      .required('requiredField')
      .test('in-range', t('loi.expirationRange'), (day) => day >= min && day <= max),
  });
}
