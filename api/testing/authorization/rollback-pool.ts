import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { OpenDatabase } from '../../db/connect.ts';

type Query = string | { text: string };

/** What a refused call may write: that somebody tried, when a session was last used, who read what. */
export const NOTED = ['sign_in_failures', 'sessions', 'file_reads', 'moderation_events', 'refresh_tokens'];
const writes = (text: string) => {
  const table = /(?:^|\()\s*(?:insert into|update|delete from)\s+"?(\w+)/i.exec(text)?.[1];
  return table !== undefined && !NOTED.includes(table);
};
const textOf = (query: Query) => (typeof query === 'string' ? query : query.text);
/** From here on a refused statement takes back itself alone. */
const SAVE = 'release savepoint alone; savepoint alone';

/**
 * A pool of one connection. Between `begin` and `undo` everything that the application does, its own transactions
 * included (they become savepoints), is one transaction that is taken back: each cell of the matrix finds the same
 * market. What the application sends outside of a transaction is saved at once, so that a refused statement spoils
 * nothing, as in a database.
 */
export class RollbackPool {
  /** Since `begin`: how many transactions wrote, a statement outside of one counted as one. */
  parts = 0;
  readonly #client: pg.Client;
  #open = false;
  #depth = 0;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async begin() {
    await this.#client.query('begin; savepoint alone');
    this.#open = true;
    this.parts = 0;
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
      // What only reads needs no saving.
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

/** The database of `url` through such a pool. */
export async function openForRollback(url: string): Promise<OpenDatabase & { pool: pg.Pool & RollbackPool }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const pool = new RollbackPool(client) as RollbackPool & pg.Pool;
  return { db: drizzle(pool), pool, connection: { connectionString: url } };
}
