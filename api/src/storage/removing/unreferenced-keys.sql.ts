import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/connect.ts';
import { readJournal } from '../../../db/migrate-until.ts';
import { BACKUP_LOCK } from './backup-lock.ts';

/**
 * A snapshot copies a row with its storage key, which is invisible until it commits. The lock waits for such
 * transactions, and later ones find no row to copy the key from. None is free while a backup runs, which may still read
 * them, and in a database of a newer version, whose other tables may name them: the nightly sweep removes them later.
 */
export async function unreferencedKeys(db: Database, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.transaction(async (tx) => {
    const lock = await tx.execute(sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as free`);
    if (!lock.rows[0]?.free || (await isOfNewerVersion(tx))) return { rows: [] };
    await tx.execute(sql`set local lock_timeout = '5s'`);
    await tx.execute(sql`lock table files, own_agreements in share mode`);
    return tx.execute<{ key: string }>(sql`
      select key from unnest(${sql.param(keys)}::text[]) as key
      where not exists (select from files where storage_key = key)
        and not exists (select from users where image_key = key)
        and not exists (select from firms where logo_key = key)
        and not exists (select from own_agreements where storage_key = key)`);
  });
  return rows.map((row) => row.key);
}

const LAST_KNOWN = readJournal().entries.at(-1)?.when ?? 0;

async function isOfNewerVersion(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ at: number | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  return (rows[0]?.at ?? 0) > LAST_KNOWN;
}
