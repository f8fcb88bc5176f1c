import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/connect.ts';

/**
 * Work by the clock, each in a transaction of its own: one that fails is told in the log and waits for the next
 * time, the others go on. `work` looks again after its lock: another instance may have been there.
 */
export async function eachDue<Due>(
  app: FastifyInstance,
  name: string,
  due: Due[],
  work: (tx: Transaction, due: Due) => Promise<void>,
): Promise<void> {
  for (const one of due) {
    await app.db
      .transaction((tx) => work(tx, one))
      .catch((error) => app.log.error({ err: error }, `${name}: one failed`));
  }
}
