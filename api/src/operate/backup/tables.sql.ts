import type pg from 'pg';
import { BASELINE } from '../../../db/migrate.ts';
import type { Manifest } from './manifest.ts';

/** Queries of a backup: the tables of this product, not those of its job queue, which are made again at each start. */

/** A command may take hours, whatever the limits of role and database are, and writes times the same way everywhere. */
export async function prepareSession(client: pg.ClientBase): Promise<void> {
  for (const limit of [
    'statement_timeout',
    'lock_timeout',
    'idle_in_transaction_session_timeout',
    'idle_session_timeout',
  ])
    await client.query(`set ${limit} = 0`);
  await client.query("set timezone = 'UTC'");
  await client.query("set datestyle = 'ISO'");
  // Rows come in the order in which they lie.
  await client.query('set synchronize_seqscans = off');
}

interface Table {
  name: string;
  columns: string[];
}

const OF_EXTENSION = `exists (select from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')`;

/** All tables, with the columns that are stored. */
export async function findTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped and attgenerated = '' and not ${OF_EXTENSION}
    group by relname order by relname`);
  return rows;
}

export async function findSequences(client: pg.ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  const sequences: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const found = await client.query<{ last: number; called: boolean }>(
      `select last_value as last, is_called as called from "${name}"`,
    );
    for (const value of found.rows) sequences.push({ name, ...value });
  }
  return sequences;
}

/** Those with a secret of their own in each database. */
export async function findFunctions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ text: string }>(`
    select pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and proname = 'unguessable_id'`);
  return rows.map(({ text }) => text);
}

/** The times of the applied migrations from the baseline on, in ms; empty for a new database. */
export async function findMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  const applied = await client.query<{ at: number }>(
    `select created_at as at from drizzle.__drizzle_migrations where created_at >= ${BASELINE} order by created_at`,
  );
  return applied.rows.map(({ at }) => at);
}

/** The storage keys of all files that a row has. */
export async function findFileKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(`
    select storage_key as key from files
    union select image_key from users where image_key is not null
    union select logo_key from firms where logo_key is not null
    union select storage_key from own_agreements where storage_key is not null`);
  return rows.map(({ key }) => key);
}

/** Whether somebody has used it. */
export async function hasAccounts(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('users') is not null as exists`,
  );
  if (!rows[0]?.exists) return false;
  return ((await client.query('select from users limit 1')).rowCount ?? 0) > 0;
}

/** Connections of an api, which would go on writing. */
export async function countOthers(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`
    select count(*) from pg_stat_activity
    where datname = current_database() and application_name ~ '^handover( |$)' and application_name <> 'handover backup' and pid <> pg_backend_pid()`);
  return rows[0]?.count ?? 0;
}

/** Whether there are tables that are not of this product. */
export async function hasOtherTables(client: pg.ClientBase): Promise<boolean> {
  if ((await findMigrations(client)).length > 0) return false;
  const { rowCount } = await client.query(`
    select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and not ${OF_EXTENSION} limit 1`);
  return (rowCount ?? 0) > 0;
}

/** The database of this product as it was created; a new one already is. */
export async function clear(client: pg.ClientBase): Promise<void> {
  if ((await findMigrations(client)).length === 0) return;
  await client.query('drop schema if exists drizzle, pgboss cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

/**
 * Runs `load` while no table refers to another, and nothing happens by itself where a row is written. Everything is
 * empty before.
 */
export async function withoutRules(
  client: pg.ClientBase,
  tables: string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const name of tables) await client.query(`alter table "${name}" disable trigger user`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint "${name}"`);
  await client.query(`truncate ${tables.map((name) => `"${name}"`).join(', ')}`);
  await load();
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
  for (const name of tables) await client.query(`alter table "${name}" enable trigger user`);
}
