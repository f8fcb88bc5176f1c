import { randomBytes } from 'node:crypto';
import { limit } from '@handover/shared/testing/limit';
import { type OpenDatabase, openDatabase } from '../../db/connect.ts';
import { databaseUrl, TEMPLATE } from './database-url.ts';

export interface TestDatabase extends OpenDatabase {
  drop: () => Promise<void>;
}

/** High enough for slow machines, and low enough to end a hanging test. */
const HANG_MS = limit(20_000);
const TEST_LIMITS = {
  connectionTimeoutMillis: HANG_MS,
  statement_timeout: HANG_MS,
  lock_timeout: HANG_MS,
  idle_in_transaction_session_timeout: HANG_MS,
};
type Limits = NonNullable<Parameters<typeof openDatabase>[2]>;

/** A pool with generous limits, or those that a test is about. */
export const openTestPool = (connection: OpenDatabase['connection'], limits: Limits = {}) =>
  openDatabase(connection, () => undefined, { ...TEST_LIMITS, ...limits });

const onServer = async (statement: string) => {
  const { pool } = openTestPool({ connectionString: databaseUrl('postgres') });
  await pool.query(statement).finally(() => pool.end());
};

/** Creates a database as a copy of the template, which is migrated and has the reference data; or of another one. */
export async function createTestDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying the files takes a third of the time of copying block by block through the log, which is the default.
  await onServer(`create database ${name} template ${template} strategy file_copy`);
  const database = openTestPool({ connectionString: databaseUrl(name) });
  return {
    ...database,
    async drop() {
      await database.pool.end();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}
