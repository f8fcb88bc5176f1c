import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { WATCHED } from './rollback-pool.ts';

const sums = WATCHED.map(
  (name) => `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t`,
);
const print = sql.raw(`select string_agg(name || ':' || coalesce(sum, ''), ' ' order by name) as print
  from (${sums.join(' union all ')}) every_table`);

/** A checksum of all tables, to detect changes. */
export async function fingerprint(db: Database): Promise<string> {
  const { rows } = await db.execute<{ print: string }>(print);
  return String(rows[0]?.print);
}
