import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { untilStarted } from '../until.ts';

/** A job of `controlled.worker.ts` that waits until the test says so: its content, and how to tell. */
export function controlledJob(context: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'handover-job-'));
  context.after(() => rmSync(folder, { recursive: true }));
  return {
    worker: new URL('./controlled.worker.ts', import.meta.url),
    content: `waits ${folder}`,
    begun: () => untilStarted('the job has begun', () => existsSync(join(folder, 'begun'))),
    finish: () => writeFileSync(join(folder, 'finish'), ''),
  };
}
