import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/connect.ts';
import * as schema from '../../db/schema/index.ts';
import { AUDIT_TABLES } from './rollback-pool.ts';

const tables = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map((table) => getTableName(table as PgTable))
  .filter((name) => !AUDIT_TABLES.includes(name));

const counted = ['inserted', 'updated', 'deleted'].map((what) => `pg_stat_get_xact_tuples_${what}(oid)`);
const writes = sql.raw(`select sum(${counted.join(' + ')})::int as writes
  from unnest('{${tables.join(', ')}}'::regclass[]) as oid`);

/** The number of rows written in the transaction, rolled back ones included. */
export async function countWrites(db: Database): Promise<number> {
  const { rows } = await db.execute<{ writes: number }>(writes);
  return Number(rows[0]?.writes);
}

const sums = tables.map(
  (name) => `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t`,
);
const print = sql.raw(`select string_agg(name || ':' || coalesce(sum, ''), ' ' order by name) as print
  from (${sums.join(' union all ')}) every_table`);

/** A checksum of all tables, to detect changes. */
export async function fingerprint(db: Database): Promise<string> {
  const { rows } = await db.execute<{ print: string }>(print);
  return String(rows[0]?.print);
}
