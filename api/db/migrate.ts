import { fileURLToPath } from 'node:url';
import { marketZone } from '@handover/shared/contract/hosting';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const LOCK = 4_861_123;

/** Applies the migrations; instances that start at the same time wait for each other. */
export async function migrate(pool: pg.Pool, migrationsFolder = FOLDER): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    // What an end of a day is, for a migration that needs it.
    await client.query("select set_config('handover.time_zone', $1, false)", [marketZone()]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    // The session's settings were changed, so the connection must not return to the pool.
    client.release(true);
  }
}
