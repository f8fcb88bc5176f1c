/** The content of a package's `test-results/results.json`, for the report at the end of `pnpm test`. */
export interface Results {
  package: string;
  seconds: number;
  /** The end of the run, as ISO 8601: results from before this run are cached ones. */
  endedAt: string;
  tests: TestOutcome[];
}

export interface TestOutcome {
  file: string;
  name: string;
  seconds: number;
  /** `flaky`: failed at first and passed on retry. */
  outcome: 'passed' | 'failed' | 'flaky' | 'skipped';
}

export const RESULTS_FILE = 'test-results/results.json';
