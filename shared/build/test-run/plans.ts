import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { RESULTS_FILE } from './results.ts';

export interface Step {
  /** A script of the root's `package.json`. */
  script: string;
  env?: Record<string, string>;
  args?: string[];
  /** The packages whose tests it runs. */
  tests?: string[];
}
/** The steps of a stage run in parallel, at most `CONCURRENCY` at once; stages run one after the other. */
export type Plan = Step[][];

/** One of several machines, `{ index: 1, of: 4 }`: the first has all but the browser tests, which the others share. */
export interface Shard {
  index: number;
  of: number;
}

const CORES = availableParallelism();
/** From so many cores on unit tests and browser tests run at the same time. */
const MANY = 4;
export const CONCURRENCY = CORES >= MANY ? 3 : 2;

/** The packages that have unit tests. */
export const unitPackages = (root: string) =>
  readdirSync(root).filter((name) => /^(host|shared|api|manifest-plugin|mfe-.+)$/.test(name));

/** What `pnpm verify`, `pnpm test` and `pnpm test:long` run. */
export function planOf(suite: string, root: string, shard?: Shard): Plan | undefined {
  const checks = ['lint', 'lint:imports', 'lint:texts', 'lint:docs', 'lint:dead'].map((script) => ({
    script,
  }));
  const units: Step = {
    script: 'test:units',
    tests: unitPackages(root),
    env: { TEST_CONCURRENCY: String(Math.max(2, CORES)) },
  };
  // What handles dates, where the day is another one.
  const zones: Step = { script: 'test:zones' };
  const browser: Step = { script: 'e2e', tests: ['e2e'] };
  const plain: Step = { script: 'test:plain', tests: ['api'] };
  // Random tests have a new seed: an earlier result of the same sources does not stand for them.
  const repeated = { ...units, env: { ...units.env, TURBO_FORCE: 'true' } };
  const long = (step: Step) => [{ ...step, env: { ...step.env, TEST_SUITE: 'long' } }];
  const ofShard = ({ index, of }: Shard): Plan =>
    index === 1
      ? [checks, [units, zones], ...(of === 1 ? [[browser]] : [])]
      : [[{ ...browser, args: [`--shard=${index - 1}/${of - 1}`] }]];
  const plans: Record<string, Plan> = {
    verify: [checks, [units, zones]],
    test: shard
      ? ofShard(shard)
      : CORES >= MANY
        ? [checks, [units, zones, browser]]
        : [checks, [units, zones], [browser]],
    long: [long(repeated), long(plain), long(browser), [{ ...browser, script: 'e2e:http-only' }]],
  };
  return plans[suite];
}

export const resultsFile = (root: string, name: string) => join(root, name, RESULTS_FILE);
