import { randomBytes } from 'node:crypto';
import { type OpenDatabase, openDatabase } from '../db/connect.ts';
import { databaseUrl, TEMPLATE } from './database-url.ts';

export interface TestDatabase extends OpenDatabase {
  drop: () => Promise<void>;
}

const onServer = async (statement: string) => {
  const { pool } = openDatabase({ connectionString: databaseUrl('postgres') }, () => undefined);
  await pool.query(statement).finally(() => pool.end());
};

/** A database of its own: a copy of the template, migrated and with the reference data. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name} template ${TEMPLATE}`);
  const database = openDatabase({ connectionString: databaseUrl(name) }, () => undefined);
  return {
    ...database,
    async drop() {
      await database.pool.end();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}
