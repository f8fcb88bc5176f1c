import { relative } from 'node:path';
import type { TestOutcome } from '../results/results.ts';
import { beginningOf, writeProgress, writeResults } from '../results/write-results.ts';

interface Options {
  rootDir: string;
}
interface FileResult {
  testFilePath: string;
  testExecError?: unknown;
  failureMessage?: string | null;
  testResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
}
interface RunResult {
  startTime: number;
  testResults: FileResult[];
}
/** Counts the test files until now. */
interface Counts {
  numTotalTestSuites: number;
  numPassedTestSuites: number;
  numFailedTestSuites: number;
}

/** Writes the outcome of every test to a file, for the report at the end of `pnpm test`. */
export default class ResultsReporter {
  private readonly rootDir: string;

  constructor({ rootDir }: Options) {
    this.rootDir = rootDir;
  }

  onTestResult(_test: unknown, _file: unknown, counts: Counts): void {
    const { numTotalTestSuites: total, numPassedTestSuites: passed, numFailedTestSuites: failed } = counts;
    writeProgress(this.rootDir, { done: passed + failed, total, failed });
  }

  onRunComplete(_contexts: unknown, { startTime, testResults }: RunResult): void {
    const tests = testResults.flatMap(
      ({ testFilePath, testExecError, failureMessage, testResults: inFile }) => {
        const file = relative(this.rootDir, testFilePath);
        const outcomes = inFile.map(({ fullName, status, duration, failureMessages }): TestOutcome => {
          const [problem] = failureMessages;
          return {
            file,
            name: fullName,
            seconds: (duration ?? 0) / 1000,
            outcome: outcomeOf(status),
            ...(problem && { message: beginningOf(problem) }),
          };
        });
        if (!testExecError) return outcomes;
        return [
          ...outcomes,
          {
            file,
            name: 'the file could not be run',
            seconds: 0,
            outcome: 'failed' as const,
            message: beginningOf(failureMessage ?? ''),
          },
        ];
      },
    );
    writeResults(this.rootDir, startTime, tests);
  }
}

const outcomeOf = (status: string): TestOutcome['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';
