import { defaultRetryPolicy, lazyModule } from '../../../kernel/lazy/index.ts';

export type Phones = typeof import('libphonenumber-js');

/**
 * The phone-number parser with its numbering plans, in a chunk of its own. One attempt only, so that it does not delay the submission
 * of a form.
 */
export const { load: loadPhones } = lazyModule<Phones>(() => import('libphonenumber-js'), {
  ...defaultRetryPolicy,
  attempts: 1,
});
