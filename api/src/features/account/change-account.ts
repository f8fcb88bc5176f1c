import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import { sqlState } from '../../errors/database-errors.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { UserRow } from '../users/index.ts';
import { lockAccountRecords } from './account-records.sql.ts';

/**
 * Changes an account together with its listings and requests, all locked, in one transaction. Retries, since others may
 * change the same listings at the same time. `missing` is thrown where there is no open account.
 */
export async function changeAccount<T>(
  app: FastifyInstance,
  userId: number,
  { missing, change }: { missing: DomainError; change: (tx: Transaction, user: UserRow) => Promise<T> },
  attempts = 5,
): Promise<T> {
  const result = await app.db
    .transaction(async (tx) => {
      const user = await lockAccountRecords(tx, userId);
      if (user === null) throw missing;
      return user && { of: await change(tx, user) };
    })
    .catch((error) => {
      // This transaction lost a deadlock.
      if (sqlState(error) === '40P01') return false as const;
      throw error;
    });
  if (result) return result.of;
  if (attempts <= 1) throw new DomainError('account.busy');
  return changeAccount(app, userId, { missing, change }, attempts - 1);
}
