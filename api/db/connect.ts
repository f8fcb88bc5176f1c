import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { adviserSetting } from './acted-by.ts';
import type { Address } from './embedded/running-server.ts';

/** Types that pg has no name for. */
const [INT4_ARRAY, INT8_ARRAY] = [1007, 1016];
// Parses int8 as a number: ids, count() and file sizes are all below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(INT8_ARRAY, (text) => pg.types.getTypeParser(INT4_ARRAY)(text));

export type Database = NodePgDatabase;
/** Inside `db.transaction(async (tx) => …)`; what only reads takes `Queryable`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Queryable = Database | Transaction;
export type Connection = Partial<Address> & { connectionString?: string };

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  connection: Connection;
}

/** Limits in ms: a query that exceeds one fails, which is answered with 503. */
const LIMITS = {
  max: 10,
  connectionTimeoutMillis: 3000,
  statement_timeout: 30_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Starting the processes of a parallel query takes longer than any query of ours: 10 ms, where a search takes 6. */
const OPTIONS = '-c max_parallel_workers_per_gather=0';

export function openDatabase(
  connection: Connection,
  onError: (error: Error) => void,
  limits: Partial<typeof LIMITS> = {},
): OpenDatabase {
  const pool = new pg.Pool({
    ...connection,
    ...LIMITS,
    ...limits,
    idleTimeoutMillis: 30_000,
    application_name: 'handover',
    options: OPTIONS,
  });
  // An error of an idle connection would end the process if it had no listener.
  pool.on('error', onError);
  // The same holds for a connection in use; there the failing query reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: returningConnections(pool), pool, connection };
}

/** Drizzle's own `transaction` never releases its connection when `begin` fails: a short database outage would use up the pool, and the api would need a restart.
 */
export function returningConnections(pool: pg.Pool): Database {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(async (tx) => {
        const setting = adviserSetting();
        if (setting) await tx.execute(setting);
        return work(tx);
      }, config);
    } finally {
      client.release();
    }
  };
  return db;
}
