import { lazyPart } from '../../../federation/lazy-part.ts';
import { defaultPatience } from '../../../federation/retry.ts';

export type Phones = typeof import('libphonenumber-js');

/**
 * The phone-number parser with its numbering plans, in a chunk of its own. One attempt at a time: who submits a form is not
 * held up by it.
 */
export const { load: loadPhones } = lazyPart<Phones>(() => import('libphonenumber-js'), {
  ...defaultPatience,
  attempts: 1,
});
