import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const LOCK = 4_861_123;
/**
 * The time of the last migration that the baseline replaced, in ms. A database with it has the schema of the
 * baseline.
 */
export const BASELINE = 1_795_778_333_110;
/** The last commit that has those migrations. */
const BEFORE_BASELINE = '067ef30b';

/** Applies the migrations; instances that start at the same time wait for each other. */
export async function migrate(pool: pg.Pool, migrationsFolder = FOLDER): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await refuseOlder(client);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined);
    // The session's settings were changed, so the connection must not return to the pool.
    client.release(true);
  }
}

async function refuseOlder(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as migrated",
  );
  if (!rows[0]?.migrated) return;
  const last = await client.query('select max(created_at) as at from drizzle.__drizzle_migrations');
  const at: number | null = last.rows[0]?.at ?? null;
  if (at === null || at >= BASELINE) return;
  throw new Error(
    `This database is older than the first schema that can be upgraded: start the version of commit ${BEFORE_BASELINE} on it once, then this one`,
  );
}
