import { TEXT } from '../../../contract/limits.ts';

/** The rules of a new password, each with whether it is met. */
export const passwordChecks = (value: string): { key: string; met: boolean }[] => [
  {
    key: 'passwordLength',
    met: [...value].length >= TEXT.passwordMin && [...value].length <= TEXT.passwordMax,
  },
  { key: 'passwordCapital', met: /\p{Lu}/u.test(value) },
  { key: 'passwordDigit', met: /\p{Nd}/u.test(value) },
];
