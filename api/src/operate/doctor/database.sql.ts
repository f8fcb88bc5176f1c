import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { FOLDER } from '../../../db/migrate.ts';
import type { DatabaseFacts } from './database.rules.ts';

/** Throws if the server does not answer within seconds. */
export async function databaseFacts(connection: pg.ClientConfig): Promise<DatabaseFacts> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000, statement_timeout: 5000 });
  await client.connect();
  try {
    const before = Date.now();
    const { rows } = await client.query(`select current_setting('server_version_num')::int as version,
      extract(epoch from clock_timestamp())::float8 * 1000 as now,
      to_regclass('drizzle.__drizzle_migrations') is not null as migrated,
      (select array_agg(name::text) from pg_available_extensions) as extensions`);
    const ours = (before + Date.now()) / 2;
    const [{ version, now, migrated, extensions }] = rows;
    const last = migrated
      ? (await client.query('select max(created_at)::float8 as at from drizzle.__drizzle_migrations')).rows[0]
          ?.at
      : null;
    return { version, extensions: extensions ?? [], pending: pendingAfter(last ?? 0), aheadMs: now - ours };
  } finally {
    await client.end();
  }
}

function pendingAfter(last: number): number {
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'));
  return entries.filter(({ when }: { when: number }) => when > last).length;
}
