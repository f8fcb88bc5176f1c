import * as yup from 'yup';
import { parseDay } from '../../../contract/days/parse-day.ts';

export interface DayLimits {
  required?: boolean;
  /** yyyy-mm-dd, inclusive. */
  min?: string;
  max?: string;
  /** The name of a sibling field: this day may not be before that one. */
  from?: string;
}

const isDay = (value: unknown): value is string => typeof value === 'string' && parseDay(value) === value;

/** A day as yyyy-mm-dd, '' if it is empty. Days are compared as texts, independent of time zones. */
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

export interface DateRangeLimits extends Omit<DayLimits, 'required' | 'from'> {
  required?: { from?: boolean; to?: boolean };
}

/** The two days of a `DateRangeField`: in order and within bounds. Each error is at its own day. */
export const dateRangeRule = ({ required = {}, ...bounds }: DateRangeLimits = {}) =>
  yup.object({
    from: dayRule({ ...bounds, required: required.from }),
    to: dayRule({ ...bounds, required: required.to, from: 'from' }),
  });
