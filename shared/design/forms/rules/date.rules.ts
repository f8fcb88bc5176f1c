import * as yup from 'yup';
import { parseDay } from '../dates/parse-day.ts';

/** What is asked of a day. */
export interface DayLimits {
  required?: boolean;
  /** yyyy-mm-dd, themselves allowed. */
  min?: string;
  max?: string;
  /** The name, beside this one, of the day that it may not lie before. */
  from?: string;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && parseDay(value) === value;

/** A day as yyyy-mm-dd, '' where it may be left open. Days are texts: they compare as such, wherever and whenever one is. */
export const dayRule = ({ required = false, min, max, from }: DayLimits = {}) => {
  const day = yup.string().nullable().default('');
  return (required ? day.required('requiredField') : day)
    .test('day', 'invalidDate', (value) => !value || isDay(value))
    .test('min', 'dateTooEarly', (value) => !value || !min || value >= min)
    .test('max', 'dateTooLate', (value) => !value || !max || value <= max)
    .test('ordered', 'datesUnordered', (value, { parent }) => {
      const first: unknown = from === undefined ? '' : parent?.[from];
      return !isDay(value) || !isDay(first) || first <= value;
    });
};

/** What is asked of two days. */
export interface DateRangeLimits extends Omit<DayLimits, 'required' | 'from'> {
  required?: { from?: boolean; to?: boolean };
}

/** The two days of <DateRangeField>: in order, within bounds, each required or not. What is wrong stands at its own day. */
export const dateRangeRule = ({ required = {}, ...bounds }: DateRangeLimits = {}) =>
  yup.object({
    from: dayRule({ ...bounds, required: required.from }),
    to: dayRule({ ...bounds, required: required.to, from: 'from' }),
  });
