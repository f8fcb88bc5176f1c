/** For tests with random values. On their own, since building these takes longer than most test files. */

export { default as fc } from 'fast-check';
export { type FormCall, randomRows, testFormAgreement } from './forms/form-agreement.ts';
