/** What a test runner leaves in `test-results/results.json` of its package, for the report at the end of `pnpm test`. */
export interface Results {
  package: string;
  seconds: number;
  /** When the run ended, as ISO 8601: results of an earlier run come out of the cache. */
  endedAt: string;
  tests: TestOutcome[];
}

export interface TestOutcome {
  file: string;
  name: string;
  seconds: number;
  /** `flaky` failed at first and passed when it was tried again. */
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
}

export const RESULTS_FILE = 'test-results/results.json';
