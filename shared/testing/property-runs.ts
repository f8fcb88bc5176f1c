import { inSuite } from './suite.ts';

/**
 * For `fc.assert`: in `test` a few runs with a fixed seed, in `long` many with a random one, which fast-check prints
 * after a failure.
 */
export const propertyRuns = (runs: { test: number; long: number }) => ({
  numRuns: inSuite(runs),
  ...inSuite({ test: { seed: 1 }, long: {} }),
});
