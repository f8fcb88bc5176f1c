import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { RESULTS_FILE, type TestOutcome } from './results.ts';

/** Writes the test results of the package in `folder`; `startedAt` as `Date.now()`. */
export function writeResults(folder: string, startedAt: number, tests: TestOutcome[]): void {
  const file = join(folder, RESULTS_FILE);
  const seconds = (Date.now() - startedAt) / 1000;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ package: basename(folder), seconds, endedAt: new Date().toISOString(), tests }),
  );
}
