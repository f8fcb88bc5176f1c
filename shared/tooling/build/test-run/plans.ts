import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';

export interface Step {
  /** A script of the root's `package.json`. */
  script: string;
  env?: Record<string, string>;
  args?: string[];
  /** The packages whose tests it runs, or parts of them. */
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
/** The number of cores from which unit tests and browser tests run at the same time. */
const MANY = 4;
export const CONCURRENCY = CORES >= MANY ? 3 : 2;

/** The packages that have unit tests. */
export const unitPackages = (root: string) => [
  ...readdirSync(root).filter((name) => /^(host|shared|api|manifest-plugin|mfe-.+)$/.test(name)),
  'tooling',
];

/** The parts of the browser tests, each a task of turbo with what it depends on. */
export const BROWSER_PARTS = ['e2e/journeys', 'e2e/pages', 'e2e/platform'];

/** All whose results `pnpm test` leaves. */
export const testParts = (root: string) => [...unitPackages(root), ...BROWSER_PARTS];

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
  const browser: Step = { script: 'test:browser', tests: BROWSER_PARTS };
  const plain: Step = { script: 'test:plain', tests: ['api'] };
  // Random tests have a new seed: an earlier result of the same sources does not stand for them.
  const again = (step: Step) => ({ ...step, env: { ...step.env, TURBO_FORCE: 'true' } });
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
    long: [
      long(again(units)),
      long(plain),
      long(again(browser)),
      [{ script: 'e2e:http-only', tests: ['e2e'] }],
    ],
  };
  return plans[suite];
}
