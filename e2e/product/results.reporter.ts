import { join, relative } from 'node:path';
import { beginningOf, type TestOutcome, writeProgress, writeResults } from '@handover/shared/testing/results';
import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

const folder = join(import.meta.dirname, '..');
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const;

/** Writes the outcome of every test to a file, for the report at the end of `pnpm test`. */
export default class ResultsReporter implements Reporter {
  private readonly startedAt = Date.now();
  private all: Suite | undefined;
  private readonly progress = { done: 0, total: 0, failed: 0 };

  onBegin(_config: unknown, suite: Suite) {
    this.all = suite;
    this.progress.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { retry }: TestResult) {
    if (test.outcome() === 'unexpected' && retry < test.retries) return;
    this.progress.done += 1;
    if (test.outcome() === 'unexpected') this.progress.failed += 1;
    writeProgress(folder, this.progress);
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
  // The title path begins with root, project and file.
  name: test.titlePath().slice(3).join(' › '),
  seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  outcome: OUTCOMES[test.outcome()],
  ...failureOf(test),
});

/** The last try that failed, also of a test that passed on retry. */
function failureOf({ results, location, expectedStatus }: TestCase): Partial<TestOutcome> {
  const last = results.findLast(({ status }) => status !== expectedStatus && status !== 'skipped');
  if (!last) return {};
  return {
    line: location.line,
    message: beginningOf(last.error?.message ?? last.status),
    files: last.attachments.flatMap(({ path }) => (path ? [relative(folder, path)] : [])),
  };
}
