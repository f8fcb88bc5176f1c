import { join, relative } from 'node:path';
import { type TestOutcome, writeResults } from '@handover/shared/build/test-run';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

const folder = join(import.meta.dirname, '..');
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

/** Leaves the outcome of every test for the report at the end of `pnpm test`. */
export default class ResultsReporter implements Reporter {
  private readonly startedAt = Date.now();
  private all: Suite | undefined;

  onBegin(_config: unknown, suite: Suite) {
    this.all = suite;
  }

  onEnd() {
    writeResults(folder, this.startedAt, (this.all?.allTests() ?? []).map(outcomeOf));
  }

  printsToStdio() {
    return false;
  }
}

const outcomeOf = (test: TestCase): TestOutcome => ({
  file: relative(folder, test.location.file),
  // Without the project and the file, which the path begins with.
  name: test.titlePath().slice(3).join(' › '),
  seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  outcome: OUTCOMES[test.outcome()],
});
