import type { FastifyInstance } from 'fastify';
import { removeUnreferenced } from './sweep.ts';

/**
 * Removes stored files that no row refers to any more; a snapshot may still share them. Call it after the commit: what
 * is lost in between is a file without a row, which the nightly sweep removes, never a row without its file.
 */
export function freeBytes({ background, db, storage }: FastifyInstance, storageKeys: string[]): void {
  if (storageKeys.length === 0) return;
  background.run('removing stored files', async () => {
    await removeUnreferenced(db, storage, storageKeys);
  });
}
