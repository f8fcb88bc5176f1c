import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Progress, progressFile, type Results, resultsFile, type TestOutcome } from './results.ts';

/** Of a message, in the report. */
const LINES = 8;

/** The package in a folder, or the part of its tests that TEST_PART names. */
function partIn(folder: string): string {
  const { TEST_PART } = process.env;
  return TEST_PART ? `${basename(folder)}/${TEST_PART}` : basename(folder);
}

/** Writes the test results of the package in `folder`; `startedAt` as `Date.now()`. */
export function writeResults(folder: string, startedAt: number, tests: TestOutcome[]): void {
  const name = partIn(folder);
  const seconds = (Date.now() - startedAt) / 1000;
  const results: Results = { package: name, seconds, endedAt: new Date().toISOString(), tests };
  write(resultsFile(dirname(folder), name), results);
}

/** Writes how far the tests of the package in `folder` are. */
export function writeProgress(folder: string, progress: Progress): void {
  write(progressFile(dirname(folder), partIn(folder)), progress);
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
