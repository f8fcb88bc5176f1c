import { TransactionRollbackError } from 'drizzle-orm';
import type { Database, Transaction } from './connect.ts';

/** What the work returns that is done in a transaction and then taken back. */
export async function rolledBack<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  await db
    .transaction(async (tx) => {
      results.push(await work(tx));
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return results[0] as Result;
}
