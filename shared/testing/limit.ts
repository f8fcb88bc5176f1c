/**
 * A time limit in ms for tests. It only ends tests that hang, so it is generous, and longer on a slow or busy machine:
 * `TEST_SLOWNESS` is a whole number that `pnpm test` and similar scripts measure at start.
 */
export const limit = (ms: number): number => ms * Number(process.env.TEST_SLOWNESS ?? 1);
