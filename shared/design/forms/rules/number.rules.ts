import * as yup from 'yup';
import { AMOUNT } from '../../../contract/limits.ts';
import { isInCents, plainNumber } from '../../../contract/value-rules.ts';

const empty = (value: unknown) => value === '' || value === null || value === undefined;

const number = () =>
  yup
    .number()
    .transform((value, original) => {
      if (empty(original)) return null;
      // A text that the field could not read is no number, even where JavaScript would read one: 1e9, 0x10.
      return typeof original === 'string' ? (plainNumber(original) ?? Number.NaN) : value;
    })
    .typeError('invalidNumber')
    .nullable()
    .default(null);

const money = (min: number, below: string) =>
  number()
    .min(min, below)
    .max(AMOUNT.max, 'limitExceeded')
    .test('cents', 'twoDecimals', (value) => typeof value !== 'number' || isInCents(value));

const price = () => money(0, 'notNegative');

const integer = ({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}) =>
  number()
    .integer('wholeNumber')
    .min(min, min === 0 ? 'notNegative' : 'belowLimit')
    .max(max, 'limitExceeded');

export const numberRules = {
  number,
  /** Money that may be negative, such as a profit: up to ±1e12, two decimals. */
  amount: () => money(-AMOUNT.max, 'limitExceeded'),
  /** Money from 0 to 1e12, two decimals. */
  price,
  requiredPrice: () => price().required('requiredField'),
  /** The upper end of a price range: not below the field `lower`. */
  priceFrom: (lower: string) =>
    price().test('ordered', 'unorderedRange', (upper, { parent }) => {
      const lowerValue: unknown = parent[lower];
      return typeof upper !== 'number' || typeof lowerValue !== 'number' || lowerValue <= upper;
    }),
  atLeastTen: () => number().min(10, 'min10Number').max(AMOUNT.max, 'limitExceeded'),
  /** A whole number from `min` to `max`. */
  integer,
  employees: () => integer({ max: AMOUNT.employeesMax }),
};
