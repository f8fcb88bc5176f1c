import { accountErrors } from './account.errors.ts';
import { dealErrors } from './deal.errors.ts';
import { fileErrors } from './file.errors.ts';
import { firmErrors } from './firm.errors.ts';
import { opportunityErrors } from './opportunity.errors.ts';
import { requestErrors } from './request.errors.ts';
import { valueErrors } from './value.errors.ts';

/** Every code that the server refuses by. A code keeps its meaning for ever; what is no longer refused is removed. */
export const ERRORS = {
  ...requestErrors,
  ...valueErrors,
  ...accountErrors,
  ...opportunityErrors,
  ...dealErrors,
  ...fileErrors,
  ...firmErrors,
} as const;
export type ErrorCode = keyof typeof ERRORS;

type Value<Kind> = Kind extends 'number'
  ? number
  : Kind extends 'text' | 'token'
    ? string
    : Kind extends 'texts'
      ? readonly string[]
      : Kind extends readonly (infer Word)[]
        ? Word
        : never;
type Kinds<Code extends ErrorCode> = (typeof ERRORS)[Code] extends { params: infer Params }
  ? Params
  : Record<never, never>;

/** The values that a refusal names, by their names. */
export type ErrorParams<Code extends ErrorCode> = {
  -readonly [Name in keyof Kinds<Code>]: Value<Kinds<Code>[Name]>;
};
/** Codes that name nothing. */
export type PlainErrorCode = {
  [Code in ErrorCode]: keyof Kinds<Code> extends never ? Code : never;
}[ErrorCode];
/** Codes of a 400, which are about a field. */
export type FieldErrorCode = {
  [Code in ErrorCode]: (typeof ERRORS)[Code]['status'] extends 400 ? Code : never;
}[ErrorCode];

/** The code as the message of a check in a schema, where the server finds it. */
export const errorCode = (code: FieldErrorCode & PlainErrorCode): string => code;
