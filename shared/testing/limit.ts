/**
 * A time limit in ms for tests. It ends what hangs, so it is generous, and longer on a slow or busy machine:
 * `TEST_SLOWNESS` is a whole number, which `pnpm test` and its kin measure when they start.
 */
export const limit = (ms: number): number => ms * Number(process.env.TEST_SLOWNESS ?? 1);
