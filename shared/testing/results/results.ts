import { join } from 'node:path';

/** The content of a `results.json`, for the report at the end of `pnpm test`. */
export interface Results {
  /** The package, or a part of its tests, such as `e2e/journeys`. */
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
  /** Set if the test failed: its line, the beginning of the message, and files such as a picture, by their paths in the package. */
  line?: number | undefined;
  message?: string | undefined;
  files?: string[] | undefined;
}

/** How far the tests of a package are: test files, for browser tests tests. Its reporter writes it as it goes. */
export interface Progress {
  done: number;
  total: number;
  failed: number;
}

/** The folder of a package, from the root: its name, but for the package within `shared`. */
export const folderOf = (name: string): string => (name === 'tooling' ? 'shared/tooling' : name);

/** Where a package, or a part of its tests, leaves a file: `e2e/journeys` -> `e2e/test-results/journeys`. */
function leftBy(root: string, name: string, file: string): string {
  const [packageName = '', ...part] = name.split('/');
  return join(root, folderOf(packageName), 'test-results', ...part, file);
}
export const resultsFile = (root: string, name: string) => leftBy(root, name, 'results.json');
export const progressFile = (root: string, name: string) => leftBy(root, name, 'progress.json');
