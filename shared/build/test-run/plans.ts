import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS_FILE } from './results.ts';

export interface Step {
  /** A script of the root's `package.json`. */
  script: string;
  env?: Record<string, string>;
  /** The packages whose tests it runs. */
  tests?: string[];
}
/** The steps of a stage run in parallel, at most two at once; stages run one after the other. */
export type Plan = Step[][];

/** What `pnpm verify`, `pnpm test` and `pnpm test:long` run. */
export function planOf(suite: string, root: string): Plan | undefined {
  const withUnitTests = readdirSync(root).filter((name) => /^(host|shared|api|mfe-.+)$/.test(name));
  const checks = ['lint', 'lint:imports', 'lint:texts', 'lint:docs', 'lint:dead'].map((script) => ({
    script,
  }));
  const units: Step = { script: 'test:units', tests: withUnitTests };
  // What handles dates, where the day is another one.
  const zones: Step = { script: 'test:zones' };
  const browser: Step = { script: 'e2e', tests: ['e2e'] };
  const plain: Step = { script: 'test:plain', tests: ['api'] };
  // Random tests have a new seed: an earlier result of the same sources does not stand for them.
  const repeated = { ...units, env: { TURBO_FORCE: 'true' } };
  const long = (step: Step) => [{ ...step, env: { ...step.env, TEST_SUITE: 'long' } }];
  const plans: Record<string, Plan> = {
    verify: [checks, [units, zones]],
    test: [checks, [units, zones], [browser]],
    long: [long(repeated), long(plain), long(browser), [{ ...browser, script: 'e2e:http-only' }]],
  };
  return plans[suite];
}

export const resultsFile = (root: string, name: string) => join(root, name, RESULTS_FILE);
