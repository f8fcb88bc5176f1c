import {
  type CounterBody,
  DAYS,
  isDay,
  LOI_STRUCTURES,
  type LoiDocument,
  paidAtClosing,
  TEXT,
} from '@handover/shared/contract';
import { rules, yup } from '@handover/shared/forms';
import { expirationBounds } from '../form/loi-form.schema.ts';
import { type LoiFormValues, toLoiValues, toTerms } from '../form/loi-form.values.ts';

/** The fields of a letter that the seller may change, and a message. */
export type CounterValues = LoiFormValues & { message: string };

/** What the letter says, as far as the seller may change it. */
export const toCounterValues = (letter: LoiDocument, currency: number): CounterValues => ({
  ...toLoiValues(letter, currency),
  // The terms are in fields, whatever file the letter has.
  source: 'own',
  message: '',
});

export function toCounterBody(values: CounterValues): CounterBody | null {
  const { financing: _financing, ...terms } = toTerms(values);
  const { expiration_date } = values;
  return isDay(expiration_date) ? { ...terms, expiration_date, message: values.message.trim() } : null;
}

const laterPart = () => yup.object({ amount: rules.price(), text: rules.text({ max: TEXT.longMax }) });

export function counterSchema(t: (key: string) => string) {
  const { min, max } = expirationBounds();
  return yup.object({
    price: rules.price().test('needed', 'requiredField', (price) => price !== null && price !== undefined),
    currency: rules.currency(),
    structure: yup
      .object({ type: yup.string().nullable().default(''), earn_out: laterPart(), vendor_loan: laterPart() })
      .test('within-price', (structure, { parent, path, createError }) => {
        const terms = toTerms({ ...parent, structure });
        const isAbove =
          terms.price !== null && terms.structure && paidAtClosing(terms.price, terms.structure) < 0;
        return isAbove
          ? createError({ path: `${path}.earn_out.amount`, message: t('loi.terms.aboveThePrice') })
          : true;
      })
      .test('type', ({ type }, { path, createError }) =>
        type && (LOI_STRUCTURES as readonly string[]).includes(type)
          ? true
          : createError({ path: `${path}.type`, message: 'requiredField' }),
      ),
    conditions: rules.text({ max: TEXT.longMax }),
    exclusivity_days: rules.integer({ min: DAYS.exclusivityMin, max: DAYS.exclusivityAskedMax }),
    expiration_date: rules
      .requiredDate()
      .test('in-range', t('loi.expirationRange'), (day) => !isDay(day) || (day >= min && day <= max)),
    message: rules.text({ max: TEXT.counterMessageMax }),
  });
}
