// biome-ignore lint/plugin: the pause between two looks of the one loop that all tests wait with
import { setTimeout as pause } from 'node:timers/promises';
import { limit } from '@handover/shared/testing/limit';

/** No verdict depends on it: it ends a test that hangs, however slow the machine is. */
const HUNG_MS = limit(120_000);

/** Waits until something is true: `await until('the socket is gone', () => !app.sockets.has(id))`. */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const hung = AbortSignal.timeout(HUNG_MS);
  while (!(await isTrue())) {
    if (hung.aborted) throw new Error(`Waited in vain: ${what}`);
    await pause(10);
  }
}
