/** The tools of tests with random values. They have an entry point of their own, since building these takes longer than most test files. */

export { default as fc } from 'fast-check';
export { type FormCall, randomRows, testFormAgreement } from './forms/form-agreement.ts';
