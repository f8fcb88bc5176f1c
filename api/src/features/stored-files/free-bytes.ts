import type { FastifyInstance } from 'fastify';
import { removeUnreferenced } from '../../storage/sweep.ts';

/**
 * Removes bytes that no row names any more; a snapshot may still share them. Call it after the commit: what is lost in
 * between is an object without a row (the sweep takes it), never a row without its object.
 */
export function freeBytes(app: FastifyInstance, storageKeys: string[]): void {
  if (storageKeys.length === 0) return;
  app.background.run('removing stored files', async () => {
    await removeUnreferenced(app.db, app.storage, storageKeys);
  });
}
