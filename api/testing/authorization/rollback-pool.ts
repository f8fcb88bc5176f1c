import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { type OpenDatabase, returningConnections } from '../../db/connect.ts';
import * as schema from '../../db/schema/index.ts';

type Query = string | { text: string };

/** Tables that a refused call may write: sign-in failures, last use of sessions, access logs, how often an address called. */
export const AUDIT_TABLES = [
  'sign_in_failures',
  'sessions',
  'file_reads',
  'moderation_events',
  'refresh_tokens',
  'audit_events',
  'rate_counts',
];
/** The tables that a refused call may not write. */
export const WATCHED = Object.values(schema)
  .filter((one) => is(one, PgTable))
  .map((table) => getTableName(table as PgTable))
  .filter((name) => !AUDIT_TABLES.includes(name));
const counts = ['inserted', 'updated', 'deleted'].map((what) => `pg_stat_get_xact_tuples_${what}(oid)`);
/** A function of the connection, whose plan is kept: every cell calls it. */
const COUNT_WRITES = `create function pg_temp.count_writes() returns int language plpgsql as $$ begin
  return (select sum(${counts.join(' + ')}) from unnest('{${WATCHED}}'::regclass[]) as oid); end $$`;

const writes = (text: string) => {
  const table = /(?:^|\()\s*(?:insert into|update|delete from)\s+"?(\w+)/i.exec(text)?.[1];
  return table !== undefined && !AUDIT_TABLES.includes(table);
};
const textOf = (query: Query) => (typeof query === 'string' ? query : query.text);
/** Sets a new savepoint, so that a failing statement rolls back only itself. */
const SAVE = 'release savepoint alone; savepoint alone';

/**
 * A pool of one connection. Everything between `begin` and `undo` is one transaction that is rolled back, so that
 * each cell of the matrix finds the same market; the application's own transactions become savepoints. Each statement
 * outside of them gets a savepoint, so that a failing one does not abort the transaction.
 */
export class RollbackPool {
  /** Its one connection is no reason to refuse requests as too many. */
  readonly options = { max: Number.POSITIVE_INFINITY };
  readonly waitingCount = 0;
  /** How many transactions have written since `begin`; a statement outside of one counts as one. */
  parts = 0;
  readonly #client: pg.Client;
  #open = false;
  #depth = 0;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  /** Returns the number of writes before it, with which `countWrites` begins. */
  async begin(): Promise<number> {
    const results = await this.#client.query(
      'begin; savepoint alone; select pg_temp.count_writes() as writes',
    );
    this.#open = true;
    this.parts = 0;
    return (results as unknown as pg.QueryResult[])[2]?.rows[0].writes;
  }

  /** The number of rows written in the transaction, rolled back ones included. */
  async countWrites(): Promise<number> {
    const { rows } = await this.#client.query('select pg_temp.count_writes() as writes');
    return rows[0].writes;
  }

  async undo() {
    this.#open = false;
    this.#depth = 0;
    await this.#client.query('rollback');
  }

  async connect() {
    let wrote = false;
    const count = (text: string) => {
      if (/^begin\b/i.test(text)) wrote = false;
      if (wrote || !writes(text)) return;
      wrote = true;
      this.parts += 1;
    };
    return {
      query: (query: Query, values?: unknown[]) => {
        count(textOf(query));
        return this.#run(query, values);
      },
      release: () => undefined,
    };
  }

  async query(query: Query, values?: unknown[]) {
    if (writes(textOf(query))) this.parts += 1;
    if (!this.#open || this.#depth > 0) return this.#client.query(query as string, values);
    try {
      const result = await this.#client.query(query as string, values);
      // Reads need no savepoint.
      if (!/^\s*select\b/i.test(textOf(query))) await this.#client.query(SAVE);
      return result;
    } catch (error) {
      await this.#client.query('rollback to savepoint alone');
      throw error;
    }
  }

  end = () => this.#client.end();

  #run(query: Query, values?: unknown[]) {
    const text = textOf(query);
    if (!this.#open) return this.#client.query(query as string, values);
    if (/^begin\b/i.test(text)) return this.#client.query(`savepoint level_${++this.#depth}`);
    if (/^commit\b/i.test(text)) {
      this.#depth -= 1;
      return this.#client.query(this.#depth === 0 ? SAVE : `release savepoint level_${this.#depth + 1}`);
    }
    if (/^rollback\s*$/i.test(text))
      return this.#client.query(`rollback to savepoint level_${this.#depth--}`);
    return this.#client.query(query as string, values);
  }
}

/** Opens the database at `url` with a rollback pool. */
export async function openForRollback(url: string): Promise<OpenDatabase & { pool: pg.Pool & RollbackPool }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(COUNT_WRITES);
  const pool = new RollbackPool(client) as RollbackPool & pg.Pool;
  return { db: returningConnections(pool), pool, connection: { connectionString: url } };
}
