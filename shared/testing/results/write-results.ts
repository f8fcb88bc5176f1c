import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Progress, Results, TestOutcome } from './results.ts';

/** The most characters of a message in the report. */
const LINES = 8;

/** Where the package in `folder` leaves a file: by the part of its tests that TEST_PART names. */
const left = (folder: string, file: string): string =>
  join(folder, 'test-results', process.env.TEST_PART ?? '', file);

/** Writes the test results of the package in `folder`; `startedAt` as `Date.now()`. */
export function writeResults(folder: string, startedAt: number, tests: TestOutcome[]): void {
  const { TEST_PART } = process.env;
  const name = TEST_PART ? `${basename(folder)}/${TEST_PART}` : basename(folder);
  const seconds = (Date.now() - startedAt) / 1000;
  const results: Results = { package: name, seconds, endedAt: new Date().toISOString(), tests };
  write(left(folder, 'results.json'), results);
}

/** Writes how far the tests of the package in `folder` are. */
export function writeProgress(folder: string, progress: Progress): void {
  write(left(folder, 'progress.json'), progress);
}

function write(file: string, content: Results | Progress): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

/** The beginning of an error's message, without the colours of a terminal. */
export const beginningOf = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .join('\n');
