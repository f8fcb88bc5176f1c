// biome-ignore lint/plugin: the polling interval of the one loop that all tests wait with
import { setTimeout as pause } from 'node:timers/promises';
import { limit } from '@handover/shared/testing/limit';

/** Only ends a test that hangs, however slow the machine is. */
const HANG_LIMIT_MS = limit(120_000);

/** Waits until something is true: `await until('the socket is gone', () => !app.sockets.has(id))`. */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const hung = AbortSignal.timeout(HANG_LIMIT_MS);
  while (!(await isTrue())) {
    if (hung.aborted) throw new Error(`Waited in vain: ${what}`);
    await pause(10);
  }
}
