import { createTestDatabase } from '../../database/test-database.ts';
import { buildTestApp } from '../../servers/build-test-app.ts';
import { openForRollback } from '../rollback-pool.ts';
import { buildMarket } from './build-market.ts';

/** The market of the matrix, in an application whose calls are rolled back one by one (`rolledBack`). */
export async function buildRollbackMarket() {
  const database = await createTestDatabase();
  const one = await openForRollback(String(database.connection.connectionString));
  const drop = async () => {
    await one.pool.end();
    await database.drop();
  };
  const app = await buildTestApp({}, { database: { ...one, drop } });
  // The rows are restored after each call, so their files must stay.
  app.storage.remove = async () => undefined;
  return { app, pool: one.pool, market: await buildMarket(app) };
}
