import { join } from 'node:path';
import { test } from 'node:test';
import { limit } from '@handover/shared/testing/limit';
import { inSuite } from '@handover/shared/testing/suite';

const folder = join(import.meta.dirname, '../..');
/** The timeout of all tests of a file together; each of them has that of the command. */
const HANG_MS = limit(inSuite({ test: 600_000, long: 6_000_000 }));

/**
 * Runs test files one after the other in this process. The tests and hooks of a file belong to the test that loads it,
 * so its applications are closed before the next file is loaded.
 */
export function runFiles(files: readonly string[]): void {
  for (const file of files)
    test(file, { timeout: HANG_MS }, async () => {
      await import(join(folder, file));
    });
}
