/** Tells what code of a remote leaves behind, for browser tests and the mock host. */
export { type Leftover, watchLeftovers } from './watch-leftovers.ts';
