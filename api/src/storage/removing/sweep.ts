import { DAY_MS } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/connect.ts';
import type { FileStorage } from '../storage.ts';
import { unreferencedKeys } from './unreferenced-keys.sql.ts';

/** A file is stored before its row is committed: a younger one may belong to a request that still runs. */
const MIN_AGE_MS = DAY_MS;
const BATCH = 500;

/** Every night, removes files that no row references, such as those that a crash left behind. */
export function addStorageSweep(app: FastifyInstance): void {
  app.addJob({
    name: 'storage-sweep',
    cron: '43 3 * * *',
    async work() {
      const removed = await sweepStorage(app.db, app.storage, new Date());
      if (removed > 0) app.log.info({ removed }, 'unreferenced files were removed');
    },
  });
}

/**
 * Returns how many files it removed. Several instances may run it at once: keys are never reused, and removing a
 * missing file does nothing.
 */
export async function sweepStorage(db: Database, storage: FileStorage, now: Date): Promise<number> {
  let removed = 0;
  const old: string[] = [];
  for await (const { storageKey, storedAt } of storage.list()) {
    if (now.getTime() - storedAt.getTime() < MIN_AGE_MS) continue;
    old.push(storageKey);
    if (old.length === BATCH) removed += await removeUnreferenced(db, storage, old.splice(0));
  }
  return removed + (await removeUnreferenced(db, storage, old));
}

/**
 * Removes the files of those keys that no row references; returns how many. Rows being committed count as references.
 */
export async function removeUnreferenced(
  db: Database,
  storage: FileStorage,
  keys: string[],
): Promise<number> {
  const free = await unreferencedKeys(db, keys);
  for (const key of free) await storage.remove(key);
  return free.length;
}
