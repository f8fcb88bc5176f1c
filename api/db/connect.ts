import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Address } from './embedded/running-server.ts';

// Numbers where they fit: int8 comes only from count() and sizes of files.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

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

/** No call waits for ever: over a limit it is told to come again (503). In ms. */
const LIMITS = {
  max: 10,
  connectionTimeoutMillis: 3000,
  statement_timeout: 30_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 30_000,
};

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
  });
  // Without a listener the end of an idle connection ends the process.
  pool.on('error', onError);
  // So does that of one in use; there the query that fails tells it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { db: returningConnections(pool), pool, connection };
}

/**
 * Drizzle's own transaction keeps its connection for ever when `begin` fails on it: after a few moments without the
 * database none would be left, and the api dead until it is started again.
 */
function returningConnections(pool: pg.Pool): Database {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
