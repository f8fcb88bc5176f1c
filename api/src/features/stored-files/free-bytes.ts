import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { files } from '../../../db/schema/index.ts';

/**
 * Removes bytes that no row names any more; a snapshot may still share them. Call it after the commit: what is lost in
 * between is an object without a row, never a row without its object.
 */
export function freeBytes(app: FastifyInstance, storageKeys: string[]): void {
  if (storageKeys.length === 0) return;
  app.background.run('removing stored files', async () => {
    const named = await app.db
      .select({ storageKey: files.storageKey })
      .from(files)
      .where(inArray(files.storageKey, storageKeys));
    const taken = new Set(named.map(({ storageKey }) => storageKey));
    for (const key of storageKeys) if (!taken.has(key)) await app.storage.remove(key);
  });
}
