import { DAYS, FILE_SIZE, LOI_EXTENSIONS } from '@handover/shared/contract';
import { yup } from '@handover/shared/forms';
import { dayFromNow } from '../../rules/calendar.ts';

export interface LoiFormValues {
  file: File | null;
  expiration_date: string;
}

/** What is wrong with a file, as a key of the locales; null when it may be sent. */
export function fileProblem(file: File | null, needed: boolean) {
  if (file === null) return needed ? 'missing' : null;
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (!LOI_EXTENSIONS.some((each) => each === extension)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > FILE_SIZE.document ? 'size' : null;
}

/** Tomorrow to 90 days ahead. */
export const expirationBounds = (now = Date.now()) => ({
  min: dayFromNow(DAYS.loiExpirationMin, now),
  max: dayFromNow(DAYS.loiExpirationMax, now),
});

export function loiSchema(t: (key: string) => string, fileNeeded: boolean) {
  const { min, max } = expirationBounds();
  return yup.object({
    file: yup
      .mixed<File>()
      .nullable()
      .defined()
      .test('file', (file, context) => {
        const problem = fileProblem(file ?? null, fileNeeded);
        return problem === null || context.createError({ message: t(`loi.file.${problem}`) });
      }),
    expiration_date: yup
      .string()
      .required('requiredField')
      .test('in-range', t('loi.expirationRange'), (day) => day >= min && day <= max),
  });
}
