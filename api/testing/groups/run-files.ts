import { join } from 'node:path';
import { test } from 'node:test';

const folder = join(import.meta.dirname, '../..');

/**
 * Runs test files one after the other in this process. The tests and hooks of a file belong to the test that loads it,
 * so its applications are closed before the next file is loaded.
 */
export function runFiles(files: readonly string[]): void {
  for (const file of files)
    test(file, { timeout: Number.POSITIVE_INFINITY }, async () => {
      await import(join(folder, file));
    });
}
