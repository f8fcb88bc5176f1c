import { join, relative } from 'node:path';
import { type TestOutcome, writeResults } from '@handover/shared/build/test-run';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

const folder = join(import.meta.dirname, '..');
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

/** Writes the outcome of every test to a file, for the report at the end of `pnpm test`. */
export default class ResultsReporter implements Reporter {
  private readonly startedAt = Date.now();
  private all: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.all = suite;
  }

  onEnd() {
    writeResults(folder, this.startedAt, (this.all?.allTests() ?? []).map(waitForOutputOrExit));
  }

  printsToStdio() {
    return false;
  }
}

const waitForOutputOrExit = (test: TestCase): TestOutcome => ({
  file: relative(folder, test.location.file),
  // The title path begins with root, project and file.
  name: test.titlePath().slice(3).join(' › '),
  seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  outcome: OUTCOMES[test.outcome()],
});
