import * as yup from 'yup';
import { isDay } from '../../../contract/days/days.ts';
import { COUNT } from '../../../contract/limits.ts';
import { isIdText } from '../../../contract/value-rules.ts';
import { CURRENCIES, DEFAULT_CURRENCY_ID } from '../../../contract/vocabulary.ts';

const day = () =>
  yup
    .string()
    .default('')
    .test('day', 'invalidDate', (value) => !value || isDay(value));

/** The id of a record, as text. */
const id = () =>
  yup
    .string()
    .meta({ kind: 'id' })
    .test('id', 'invalidChoice', (value) => !value || isIdText(value));

const choices = ({ min = 0, max }: { min?: number; max?: number } = {}) => {
  const list = yup.array(id().required()).default([]).min(min, 'requiredField');
  return max === undefined ? list : list.max(max, 'tooMany');
};

export const choiceRules = {
  /** The id of a record. */
  choice: () => id().nullable().default(null).required('requiredField'),
  optionalChoice: () => id().nullable().default(null),
  /** The id of a currency; the default one if none is chosen. */
  currency: () => {
    const known = CURRENCIES.map(({ id }) => String(id));
    return yup
      .string()
      .meta({ kind: 'id' })
      .transform((value: unknown) => value || String(DEFAULT_CURRENCY_ID))
      .oneOf(known, 'invalidChoice')
      .default(String(DEFAULT_CURRENCY_ID));
  },
  choices,
  /** One to five. */
  sectors: () => choices({ min: 1, max: COUNT.sectors }),
  subSectors: () => choices({ max: COUNT.subSectors }),
  tags: () => choices({ max: COUNT.tags }),
  date: day,
  requiredDate: () => day().required('requiredField'),
  ticked: (message = 'requiredField') => yup.boolean().default(false).oneOf([true], message),
  file: () => yup.mixed<File>().nullable().default(null),
  requiredFile: () => yup.mixed<File>().nullable().default(null).required('requiredFile'),
};
