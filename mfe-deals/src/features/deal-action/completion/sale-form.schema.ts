import { type Day, isDay } from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';

const isGiven = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Price, day and document are stated together; the day is one from the beginning of the deal to today. */
export const saleFormSchema = (
  t: (key: string) => string,
  { min, max, range }: { min: Day; max: Day; range: string },
) =>
  yup.object({
    final_price: rules.price().test('needed', 'requiredField', isGiven),
    currency: rules.currency(),
    closed_on: rules
      .requiredDate()
      .test('in-range', range, (day) => !isDay(day) || (day >= min && day <= max)),
    file: rules.file().test('needed', t('completion.fileMissing'), isGiven),
  });
