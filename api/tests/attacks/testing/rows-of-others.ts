import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connect.ts';
import { AUDIT_TABLES } from '../../../testing/authorization/rollback-pool.ts';

interface Table {
  name: string;
  /** The columns of the primary key. */
  key: string[];
  references: { column: string; table: string }[];
}

/** The tables with their keys, as PostgreSQL knows them. */
async function tablesOf(db: Database): Promise<Table[]> {
  const { rows } = await db.execute<{ name: string; key: string[]; references: Table['references'] | null }>(
    sql`select c.relname as name,
      (select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key,
      (select json_agg(json_build_object('column', a.attname, 'table', f.relname))
        from pg_constraint k join pg_class f on f.oid = k.confrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        where k.conrelid = c.oid and k.contype = 'f' and array_length(k.conkey, 1) = 1) as "references"
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows
    .filter(({ name, key }) => key && !AUDIT_TABLES.includes(name))
    .map((row) => ({ ...row, references: row.references ?? [] }));
}

const keyOf = ({ key }: Table, alias: string) =>
  `jsonb_build_array(${key.map((column) => `${alias}."${column}"`).join(', ')})::text`;

async function allKeys(db: Database, tables: Table[]): Promise<Map<string, Set<string>>> {
  const keys = new Map<string, Set<string>>();
  for (const table of tables) {
    const { rows } = await db.execute<{ key: string }>(
      sql.raw(`select ${keyOf(table, 't')} as key from "${table.name}" t`),
    );
    keys.set(table.name, new Set(rows.map(({ key }) => key)));
  }
  return keys;
}

/**
 * Runs `build`, and returns a checksum of all rows that it made, and of all rows that refer to one of these, whenever
 * they are made: a question in another's deal counts as well as a change of the deal.
 */
export async function checksumOfRowsMadeBy(db: Database, build: () => Promise<void>) {
  const tables = await tablesOf(db);
  const before = await allKeys(db, tables);
  await build();
  const after = await allKeys(db, tables);
  const made = (table: string) => [...(after.get(table) ?? [])].filter((key) => !before.get(table)?.has(key));
  const literals = (keys: string[]) =>
    `array[${keys.map((key) => `'${key.replaceAll("'", "''")}'`)}]::text[]`;
  const sums = tables.map((table) => {
    const mine = made(table.name);
    const conditions = mine.length > 0 ? [`${keyOf(table, 't')} = any(${literals(mine)})`] : [];
    for (const { column, table: other } of table.references) {
      const theirs = made(other);
      if (theirs.length > 0)
        conditions.push(`jsonb_build_array(t."${column}")::text = any(${literals(theirs)})`);
    }
    const where = conditions.join(' or ') || 'false';
    return `select '${table.name}' as name, md5(string_agg(t::text, ',' order by t::text)) as sum from "${table.name}" t where ${where}`;
  });
  const rows = tables.reduce((count, { name }) => count + made(name).length, 0);
  const query = sql.raw(
    `select coalesce(json_object_agg(name, sum order by name), '{}') as sums from (${sums.join(' union all ')}) s where sum is not null`,
  );
  const checksum = async () =>
    (await db.execute<{ sums: Record<string, string> }>(query)).rows[0]?.sums ?? {};
  return { rows, checksum };
}
