import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/connect.ts';
import { type EmbeddedDatabase, startEmbedded } from '../db/embedded/supervisor.ts';
import { migrate } from '../db/migrate.ts';
import { seed } from '../db/seed/seed.ts';
import { databaseUrl, TEMPLATE } from './database-url.ts';

let embedded: EmbeddedDatabase | undefined;
let folder: string | undefined;

/**
 * One server a run: the embedded one, or that of DATABASE_URL. Its template is migrated once; every test file copies
 * it. The address goes on under another name, so that a server which a test starts has the database that it is given.
 */
export async function globalSetup(): Promise<void> {
  const { DATABASE_URL } = process.env;
  delete process.env.DATABASE_URL;
  if (DATABASE_URL) process.env.TEST_DATABASE_URL = DATABASE_URL;
  else {
    folder = mkdtempSync(join(tmpdir(), 'handover-test-'));
    chmodSync(folder, 0o711);
    embedded = await startEmbedded(folder);
    process.env.TEST_DATABASE_URL = `postgresql://postgres@localhost/postgres?host=${embedded.address.host}`;
  }
  const server = openDatabase({ connectionString: databaseUrl('postgres') }, () => undefined);
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

export async function globalTeardown(): Promise<void> {
  await embedded?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
}
