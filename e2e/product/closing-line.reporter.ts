import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the run with one plain line that a machine can read. */
export default class ClosingLine implements Reporter {
  private readonly outcomes = new Map<string, boolean>();

  onTestEnd(test: TestCase, { status }: TestResult) {
    // Not run, because one before it in its file failed: neither here nor there.
    if (status !== 'skipped') this.outcomes.set(test.id, test.ok());
  }

  onEnd() {
    const results = [...this.outcomes.values()];
    const passed = results.filter(Boolean).length;
    console.log(`${passed} passed, ${results.length - passed} failed`);
  }
}
