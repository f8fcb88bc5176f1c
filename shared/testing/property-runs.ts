import { inSuite } from './suite.ts';

/**
 * For `fc.assert`: in `test` a few runs that are the same each time, in `long` many from a new seed, which fast-check prints
 * with a failure.
 */
export const propertyRuns = (runs: { test: number; long: number }) => ({
  numRuns: inSuite(runs),
  ...inSuite({ test: { seed: 1 }, long: {} }),
});
