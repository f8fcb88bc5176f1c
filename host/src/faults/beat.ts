import type { Owner } from './owner-of.ts';

/** The message of the page to the worker that watches it: that it runs, and whose code is in use. */
export interface Beat extends Owner {
  path: string;
}
