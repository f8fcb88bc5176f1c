import { DAY_MS } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/connect.ts';
import type { FileStorage } from './storage.ts';

/** Bytes are stored before their row: what is younger may belong to a call that still runs. */
const YOUNG_MS = DAY_MS;
const BATCH = 500;

/** Every night, what no row names any more (or ever did, because of a crash) is removed. */
export function addStorageSweep(app: FastifyInstance): void {
  app.addJob({
    name: 'storage-sweep',
    cron: '43 3 * * *',
    async work() {
      const removed = await sweepStorage(app.db, app.storage, new Date());
      if (removed > 0) app.log.info({ removed }, 'files of nobody were removed');
    },
  });
}

/** How many it removed. Several may do it at once: keys are never given twice, and removing again does nothing. */
export async function sweepStorage(db: Database, storage: FileStorage, now: Date): Promise<number> {
  let removed = 0;
  const old: string[] = [];
  for await (const { storageKey, storedAt } of storage.list()) {
    if (now.getTime() - storedAt.getTime() < YOUNG_MS) continue;
    old.push(storageKey);
    if (old.length === BATCH) removed += await removeUnnamed(db, storage, old.splice(0));
  }
  return removed + (await removeUnnamed(db, storage, old));
}

/** Removes those of the keys that no row names, none that was only just committed. How many. */
export async function removeUnnamed(db: Database, storage: FileStorage, keys: string[]): Promise<number> {
  const free = await keysOfNobody(db, keys);
  for (const key of free) await storage.remove(key);
  return free.length;
}

/**
 * A snapshot copies a row and so its key; until it commits, nobody sees that. The lock waits for such writers, and
 * after it no row is left from which the key could be copied.
 */
async function keysOfNobody(db: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '5s'`);
    await tx.execute(sql`lock table files in share mode`);
    return tx.execute<{ key: string }>(sql`
      select key from unnest(${sql.param(keys)}::text[]) as key
      where not exists (select from files where storage_key = key)
        and not exists (select from users where image_key = key)`);
  });
  return rows.map((row) => row.key);
}
