import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { PROGRESS_FILE, type Progress, RESULTS_FILE, type TestOutcome } from './results.ts';

/** Of a message, in the report. */
const LINES = 8;

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

/** Writes how far the tests of the package in `folder` are. */
export function writeProgress(folder: string, progress: Progress): void {
  const file = join(folder, PROGRESS_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(progress));
}

/** The beginning of an error's message, without the colours of a terminal. */
export const beginningOf = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');
