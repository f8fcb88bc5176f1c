import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { openDatabase } from '../db/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded/supervisor.ts';
import { migrate } from '../db/migrate.ts';
import { seed } from '../seed/seed.ts';
import { databaseUrl, TEMPLATE } from './database/database-url.ts';

let embedded: EmbeddedDatabase | undefined;
let folder: string | undefined;

/**
 * Starts one database server per run, or uses that of DATABASE_URL. A template database is migrated once and copied
 * for every test file. The URL is passed on as TEST_DATABASE_URL, so that servers started by tests do not pick it up.
 */
export async function globalSetup(): Promise<void> {
  const { DATABASE_URL, NODE_OPTIONS = '' } = process.env;
  process.env.NODE_OPTIONS = `${NODE_OPTIONS} --import=${import.meta.resolve('./database/cache-drizzle-resolution.ts')}`;
  delete process.env.DATABASE_URL;
  if (DATABASE_URL) process.env.TEST_DATABASE_URL = DATABASE_URL;
  else {
    folder = mkdtempSync(join(tmpdir(), 'handover-test-'));
    chmodSync(folder, 0o711);
    embedded = await startEmbedded(folder);
    process.env.TEST_DATABASE_URL = `postgresql://postgres@localhost/postgres?host=${embedded.address.host}`;
  }
  const server = openDatabase({ connectionString: databaseUrl('postgres') }, () => undefined);
  if (embedded) await disableDurability(server.pool);
  await server.pool.query(`drop database if exists ${TEMPLATE} with (force)`);
  await server.pool.query(`create database ${TEMPLATE}`);
  const { rows } = await server.pool.query('show server_version');
  console.log(`Tests run on ${embedded ? 'the embedded' : 'a plain'} PostgreSQL ${rows[0].server_version}`);
  await server.pool.end();
  const template = openDatabase({ connectionString: databaseUrl(TEMPLATE) }, () => undefined);
  await migrate(template.pool);
  await seed(template.db, { kind: 'none' });
  await template.pool.end();
}

/** Test data need not survive a power failure, and commits are faster without fsync. */
async function disableDurability(pool: Pool): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await pool.query(`alter system set ${setting} = off`);
  await pool.query('select pg_reload_conf()');
}

export async function globalTeardown(): Promise<void> {
  await embedded?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
