import * as yup from 'yup';
import { AMOUNT, NAME_PATTERN, PASSWORD_PATTERN, TAG_PATTERN, TEXT } from '../../contract/limits.ts';
import { isPhone } from './phone.ts';

const LIMIT_KEYS = new Set([10, 50, 100, 200, 5000]);
const MIN_KEYS = new Set([2, 10, 20, 50]);

const maxKey = (max: number) => (LIMIT_KEYS.has(max) ? `max${max}` : 'limitExceeded');
const minKey = (min: number) => (MIN_KEYS.has(min) ? `min${min}` : 'tooShort');

/** '' and null are one thing to a form: nothing. */
const empty = (value: unknown) => value === '' || value === null || value === undefined;

const text = ({ min, max }: { min?: number; max?: number } = {}) => {
  let schema = yup.string().trim().default('');
  if (max !== undefined) schema = schema.max(max, maxKey(max));
  if (min === undefined) return schema;
  const least = min;
  return schema.test('min', minKey(least), (value) => empty(value) || [...(value ?? '')].length >= least);
};

const number = () =>
  yup
    .number()
    .transform((value, original) => (empty(original) ? null : value))
    .typeError('invalidNumber')
    .nullable()
    .default(null);

/** Rules of the specification (section 5) by name. Their messages are keys of the namespace `inputs`. */
export const rules = {
  /** Optional text, and the same where it must be there. */
  text,
  requiredText: (limits?: { min?: number; max?: number }) => text(limits).required('requiredField'),
  email: () =>
    yup
      .string()
      .trim()
      .default('')
      .required('requiredEmail')
      .max(TEXT.email, 'max100')
      .email('invalidEmail')
      .matches(/^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/, { message: 'invalidEmail', excludeEmptyString: true }),
  /** A new one; at sign-in only that there is one. */
  password: () =>
    yup.string().default('').required('requiredField').matches(PASSWORD_PATTERN, 'invalidPassword'),
  currentPassword: () => yup.string().default('').required('requiredField').max(TEXT.passwordMax, 'max100'),
  samePassword: (field: string) =>
    yup
      .string()
      .default('')
      .required('requiredField')
      .oneOf([yup.ref(field)], 'passwordsDiffer'),
  name: () => yup.string().trim().default('').required('requiredField').matches(NAME_PATTERN, 'invalidName'),
  tag: () =>
    yup.string().trim().default('').matches(TAG_PATTERN, { message: 'invalidTag', excludeEmptyString: true }),
  phone: () =>
    yup
      .string()
      .trim()
      .default('')
      .test('phone', 'invalidPhone', async (value) => empty(value) || isPhone(value ?? '')),
  url: () =>
    text({ max: TEXT.urlMax }).test(
      'url',
      'invalidUrl',
      (value) => empty(value) || URL.canParse(value ?? ''),
    ),
  number,
  /** Money that may be negative, like a result. */
  amount: () => number().min(-AMOUNT.max, 'limitExceeded').max(AMOUNT.max, 'limitExceeded'),
  /** Money that can't be. */
  price: () => number().min(0, 'notNegative').max(AMOUNT.max, 'limitExceeded'),
  requiredPrice: () =>
    number().min(0, 'notNegative').max(AMOUNT.max, 'limitExceeded').required('requiredField'),
  atLeastTen: () => number().min(10, 'min10Number').max(AMOUNT.max, 'limitExceeded'),
  employees: () =>
    number().integer('wholeNumber').min(0, 'notNegative').max(AMOUNT.employeesMax, 'limitExceeded'),
  choice: () => yup.string().nullable().default(null).required('requiredField'),
  choices: ({ min = 0, max }: { min?: number; max?: number } = {}) => {
    const list = yup.array(yup.string().required()).default([]).min(min, 'requiredField');
    return max === undefined ? list : list.max(max, 'tooMany');
  },
  date: () =>
    yup
      .string()
      .default('')
      .matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'invalidDate', excludeEmptyString: true }),
  requiredDate: () =>
    yup
      .string()
      .default('')
      .required('requiredField')
      .matches(/^\d{4}-\d{2}-\d{2}$/, 'invalidDate'),
  ticked: (message = 'requiredField') => yup.boolean().default(false).oneOf([true], message),
  file: () => yup.mixed<File>().nullable().default(null),
  requiredFile: () => yup.mixed<File>().nullable().default(null).required('requiredFile'),
};
