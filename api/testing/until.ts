// biome-ignore lint/plugin: the polling interval of the one loop that all tests wait with
import { setTimeout as pause } from 'node:timers/promises';
import { limit } from '@handover/shared/testing/limit';

/** The timeout ends a test that hangs, however slow the machine is. */
const HANG_MS = limit(20_000);
const START_HANG_MS = limit(120_000);
const RETRY_HANG_MS = limit(300_000);

type Condition = () => boolean | Promise<boolean>;

/** Waits until something is true: `await until('the socket is gone', () => !app.sockets.has(id))`. */
export const until = (what: string, isTrue: Condition): Promise<void> => waitFor(what, isTrue, HANG_MS);

/** The same, longer: for what a process has to be started for first. */
export const untilStarted = (what: string, isTrue: Condition): Promise<void> =>
  waitFor(what, isTrue, START_HANG_MS);

/** The same, longer still: for what is tried again after minutes. */
export const untilRetried = (what: string, isTrue: Condition): Promise<void> =>
  waitFor(what, isTrue, RETRY_HANG_MS);

async function waitFor(what: string, isTrue: Condition, hangMs: number): Promise<void> {
  const hung = AbortSignal.timeout(hangMs);
  while (!(await isTrue())) {
    if (hung.aborted) throw new Error(`Waited in vain: ${what}`);
    await pause(10);
  }
}
