import * as yup from 'yup';
import {
  EMAIL_PATTERN,
  NAME_PATTERN,
  ONE_LINE_PATTERN,
  PASSWORD_PATTERN,
  TAG_PATTERN,
  TEXT,
} from '../../../contract/limits.ts';
import { nameLength, toEmail, toLine, toName, toPhoneText } from '../../../contract/typed-text.ts';
import {
  completeWebAddress,
  isLinkedInAddress,
  isWebAddress,
  lengthOf,
} from '../../../contract/value-rules.ts';
import { phoneFault } from './phone.ts';

const MAX_KEYS = new Set([10, 50, 100, 200, 5000]);
const MIN_KEYS = new Set([2, 10, 20, 50]);

const maxKey = (max: number) => (MAX_KEYS.has(max) ? `max${max}` : 'limitExceeded');
const minKey = (min: number) => (MIN_KEYS.has(min) ? `min${min}` : 'tooShort');

export interface Limits {
  /** An empty text is not too short. Messages: `min2`, `min10`, `min20`, `min50`, else `tooShort`. */
  min?: number;
  /** Messages: `max10`, `max50`, `max100`, `max200`, `max5000`, else `limitExceeded`. */
  max?: number;
}

const text = ({ min, max }: Limits = {}) =>
  yup
    .string()
    .trim()
    .default('')
    .test('max', maxKey(max ?? 0), (value) => max === undefined || lengthOf(value ?? '') <= max)
    .test('min', minKey(min ?? 0), (value) => min === undefined || !value || lengthOf(value) >= min);

/** Changes a text as the server does when it stores it. */
const as = (change: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value;

/** Text of one line, such as the name of a company or a place. */
const optionalLine = (limits?: Limits) => text(limits).transform(as(toLine));

const email = () =>
  yup
    .string()
    .transform(as(toEmail))
    .default('')
    .max(TEXT.email, 'max100')
    .matches(EMAIL_PATTERN, { message: 'invalidEmail', excludeEmptyString: true });

const password = () =>
  yup.string().default('').required('requiredField').matches(PASSWORD_PATTERN, 'invalidPassword');

const samePassword = (field: string) =>
  yup
    .string()
    .default('')
    .required('requiredField')
    .oneOf([yup.ref(field)], 'passwordsDiffer');

export const textRules = {
  /** Optional text. */
  text,
  requiredText: (limits?: Limits) => text(limits).required('requiredField'),
  /** Text of one line: blanks, invisible marks and accents become as `toLine` says. */
  optionalLine,
  line: (limits?: Limits) =>
    optionalLine(limits).required('requiredField').matches(ONE_LINE_PATTERN, 'oneLine'),
  /** A maximum length whose message is always `limitExceeded`. */
  limited: (max: number, { required = false } = {}) => {
    const schema = yup
      .string()
      .trim()
      .default('')
      .test('limit', 'limitExceeded', (value) => lengthOf(value ?? '') <= max);
    return required ? schema.required('requiredField') : schema;
  },
  email: () => email().required('requiredEmail'),
  optionalEmail: email,
  /** A new password. */
  password,
  currentPassword: () =>
    yup
      .string()
      .default('')
      .required('requiredField')
      .test('max', maxKey(TEXT.passwordMax), (value) => lengthOf(value) <= TEXT.passwordMax),
  samePassword,
  /** The form that resets a password, with the token of the mail. */
  setUpPassword: () =>
    yup.object({
      password1: password(),
      password2: samePassword('password1'),
      token: yup.string().default('').required('requiredField'),
    }),
  /** The name of a person: up to 30 letters of any script, with hyphens, apostrophes, dots and spaces. `useAppForm` asks about one. */
  name: () =>
    yup
      .string()
      .transform(as(toName))
      .default('')
      .meta({ kind: 'personName' })
      .required('requiredField')
      .test('length', 'longName', (value) => nameLength(value) <= TEXT.nameMax)
      .matches(NAME_PATTERN, 'invalidName'),
  /** 2 to 30 letters of any script. */
  tag: () =>
    yup
      .string()
      .transform(as(toName))
      .default('')
      .matches(TAG_PATTERN, { message: 'invalidTag', excludeEmptyString: true }),
  phone: () =>
    yup
      .string()
      .transform(as(toPhoneText))
      .default('')
      .meta({ kind: 'phone' })
      .test('phone', async (value, { createError }) => {
        const fault = value ? await phoneFault(value) : undefined;
        return fault === undefined || createError({ message: fault });
      }),
  /** http or https only; without a protocol it is completed. */
  url: () =>
    text({ max: TEXT.urlMax })
      .transform(as((value) => completeWebAddress(toLine(value))))
      .test('url', 'invalidUrl', (value) => !value || isWebAddress(value)),
  /** The page of a person or a company on LinkedIn; without a protocol it is completed. */
  linkedIn: () =>
    text({ max: TEXT.urlMax })
      .transform(as((value) => completeWebAddress(toLine(value))))
      .test('linkedIn', 'invalidLinkedIn', (value) => !value || isLinkedInAddress(value)),
};
