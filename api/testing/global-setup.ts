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

/** One server a run: the embedded one, or that of TEST_DATABASE_URL. Its template is migrated once; every test file copies it. */
export async function globalSetup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) {
    folder = mkdtempSync(join(tmpdir(), 'handover-test-'));
    chmodSync(folder, 0o711);
    embedded = await startEmbedded(folder);
    process.env.TEST_DATABASE_URL = `postgresql://postgres@localhost/postgres?host=${embedded.address.host}`;
  }
  const server = openDatabase({ connectionString: databaseUrl('postgres') }, () => undefined);
  await server.pool.query(`drop database if exists ${TEMPLATE} with (force)`);
  await server.pool.query(`create database ${TEMPLATE}`);
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
