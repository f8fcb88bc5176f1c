import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/connect.ts';
import { noteItemFailure } from './item-failures.ts';

/**
 * Runs `work` for each due item in its own transaction: a failure is logged, told to staff and retried by the next run,
 * and does not stop the others. `work` must check again after taking its lock, since another instance may have been faster.
 */
export async function forEachDue<Due>(
  app: FastifyInstance,
  name: string,
  due: Due[],
  work: (tx: Transaction, due: Due) => Promise<void>,
): Promise<void> {
  for (const one of due) {
    await app.db
      .transaction((tx) => work(tx, one))
      .catch((error) => {
        app.log.error({ err: error }, `${name}: one failed`);
        noteItemFailure(error);
      });
  }
}
