import { DAYS, isDay, LOI_STRUCTURES, paidAtClosing, TEXT } from '@handover/shared/contract';
import { currentTime } from '@handover/shared/format';
import { rules, yup } from '@handover/shared/forms';
import { dayFromNow } from '../../../rules/calendar.ts';
import { type LoiFormValues, toTerms } from './loi-form.values.ts';

/** Tomorrow to 90 days ahead. */
export const expirationBounds = (now = currentTime()) => ({
  min: dayFromNow(DAYS.loiExpirationMin, now),
  max: dayFromNow(DAYS.loiExpirationMax, now),
});

const structures: readonly string[] = LOI_STRUCTURES;
const isEmpty = (value: unknown) => value === null || value === undefined || value === '';
/** A `test` of fields that a letter needs if it is written here. They are optional beside a file. */
const neededToWrite = (value: unknown, { parent }: yup.TestContext) =>
  parent.source !== 'written' || !isEmpty(value);

const laterPart = () => yup.object({ amount: rules.price(), text: rules.text({ max: TEXT.longMax }) });

/** Whether the later payments exceed the price that they are part of. The server checks the same. */
function exceedsPrice(values: LoiFormValues): boolean {
  const { price, structure } = toTerms(values);
  return price !== null && structure !== null && paidAtClosing(price, structure) < 0;
}

/**
 * `keepsFile`: a new version keeps the file of the version before, unless another is chosen. Kind and size of a file are checked by
 * its field, when it is chosen.
 */
export function loiFormSchema(t: (key: string) => string, keepsFile: boolean) {
  const { min, max } = expirationBounds();
  return yup.object({
    source: yup.string().oneOf(['written', 'own']).required(),
    file: rules
      .file()
      .test('own', t('loi.file.missing'), (file, { parent }) =>
        parent.source === 'written' || keepsFile ? true : !isEmpty(file),
      ),
    price: rules.price().test('needed', 'requiredField', neededToWrite),
    currency: rules.currency(),
    structure: yup
      .object({ type: yup.string().nullable().default(''), earn_out: laterPart(), vendor_loan: laterPart() })
      .test('type', ({ type, earn_out, vendor_loan }, { parent, path, createError }) => {
        const isNeeded = [earn_out, vendor_loan].some(({ amount }) => !isEmpty(amount));
        const isOpen = !type && parent.source !== 'written' && !isNeeded;
        if (isOpen || (type && structures.includes(type))) return true;
        return createError({ path: `${path}.type`, message: 'requiredField' });
      })
      .test('within-price', (_structure, { parent, path, createError }) =>
        exceedsPrice(parent)
          ? createError({ path: `${path}.earn_out.amount`, message: t('loi.terms.aboveThePrice') })
          : true,
      ),
    financing: rules.text({ max: TEXT.longMax }).test('needed', 'requiredField', neededToWrite),
    conditions: rules.text({ max: TEXT.longMax }),
    exclusivity_days: rules
      .integer({ min: DAYS.exclusivityMin, max: DAYS.exclusivityAskedMax })
      .test('needed', 'requiredField', neededToWrite),
    expiration_date: rules
      .requiredDate()
      .test('in-range', t('loi.expirationRange'), (day) => !isDay(day) || (day >= min && day <= max)),
  });
}
