import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const something = createRequire(import.meta.url).resolve('@playwright/test');
/** What it takes on the machine for which the figures are meant: two cores that have nothing else to do. */
const QUIET_MS = 400;
/** However slow the machine is: a figure that no longer means anything would hold nothing. */
const MOST = 4;

/**
 * How many times slower than that this machine is at the moment; 1 to 4. A figure is multiplied by it. Told by a process
 * that starts and loads a library: it feels what a build feels, where a loop of sums feels the processor alone.
 */
export async function slowness(): Promise<number> {
  const began = performance.now();
  await run(process.execPath, ['-e', `require(${JSON.stringify(something)})`]);
  return Math.min(MOST, Math.max(1, (performance.now() - began) / QUIET_MS));
}
