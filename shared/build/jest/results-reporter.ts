import { relative } from 'node:path';
import type { TestOutcome } from '../test-run/results.ts';
import { writeResults } from '../test-run/write-results.ts';

interface Options {
  rootDir: string;
}
interface FileResult {
  testFilePath: string;
  testExecError?: unknown;
  testResults: { fullName: string; status: string; duration?: number | null }[];
}
interface RunResult {
  startTime: number;
  testResults: FileResult[];
}

/** Writes the outcome of every test to a file, for the report at the end of `pnpm test`. */
export default class ResultsReporter {
  private readonly rootDir: string;

  constructor({ rootDir }: Options) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts: unknown, { startTime, testResults }: RunResult): void {
    const tests = testResults.flatMap(({ testFilePath, testExecError, testResults: inFile }) => {
      const file = relative(this.rootDir, testFilePath);
      const outcomes = inFile.map(({ fullName, status, duration }): TestOutcome => {
        return { file, name: fullName, seconds: (duration ?? 0) / 1000, outcome: outcomeOf(status) };
      });
      if (!testExecError) return outcomes;
      return [
        ...outcomes,
        { file, name: 'the file could not be run', seconds: 0, outcome: 'failed' as const },
      ];
    });
    writeResults(this.rootDir, startTime, tests);
  }
}

const outcomeOf = (status: string): TestOutcome['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';
