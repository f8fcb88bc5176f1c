import { defaultRetryPolicy, lazyModule } from '../../../kernel/lazy/index.ts';

export type Phones = typeof import('libphonenumber-js');

/**
 * The phone-number parser with its numbering plans, in a chunk of its own. One attempt at a time: who submits a form is not
 * held up by it.
 */
export const { load: loadPhones } = lazyModule<Phones>(() => import('libphonenumber-js'), {
  ...defaultRetryPolicy,
  attempts: 1,
});
