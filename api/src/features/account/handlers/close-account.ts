import type { closeAccountBodySchema } from '@handover/shared/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { sqlState } from '../../../plugins/database-errors.ts';
import { freeBytes } from '../../../storage/free-bytes.ts';
import { withdrawPendingOf } from '../../access-requests/index.ts';
import { confirmPassword, findConfirmation } from '../../auth/index.ts';
import { removeCompany } from '../../companies/index.ts';
import { forgetPrivateDataOf, removeOpportunity } from '../../opportunities/index.ts';
import { findUser, ownAccount, sendAccountMail, type UserRow } from '../../users/index.ts';
import { checkNoRunningDeal, confirmClosing } from '../account.rules.ts';
import { companiesOf, listedOf, lockAccountRecords, runningDeals } from '../account-records.sql.ts';
import { erasePerson } from '../erase.sql.ts';

type Close = IdCall<{ body: typeof closeAccountBodySchema }>;

/** Closes the account in one transaction. */
export async function closeAccount(call: Close) {
  const { app, viewer, params, reply } = call;
  ownAccount(viewer, params.id);
  const user = await confirm(call);
  freeBytes(app, await close(app, viewer.id));
  sendAccountMail(app, user, 'closed');
  return reply.code(204).send();
}

async function confirm({ app, viewer, body, request }: Close): Promise<UserRow> {
  const user = await findUser(app.db, viewer.id);
  if (!user) throw new DomainError('auth.required');
  const password = body?.password;
  const passwordIsRight =
    password === undefined ? null : await confirmPassword(app, user, password, request.ip);
  const hasPassword = user.passwordHash !== null;
  const confirmation = await findConfirmation(app.db, viewer.sessionId);
  confirmClosing({ hasPassword, passwordIsRight, confirmation }, new Date());
  return user;
}

/** Returns the storage keys to free. Retries, since others may change the same listings at the same time. */
async function close(app: FastifyInstance, userId: number, attempts = 5): Promise<string[]> {
  const freed = await app.db
    .transaction((tx) => leave(tx, userId))
    .catch((error) => {
      // This transaction lost a deadlock.
      if (sqlState(error) === '40P01') return false as const;
      throw error;
    });
  if (freed) return freed;
  if (attempts <= 1) throw new DomainError('account.busy');
  return close(app, userId, attempts - 1);
}

async function leave(tx: Transaction, userId: number): Promise<string[] | false> {
  const user = await lockAccountRecords(tx, userId);
  if (user === null) throw new DomainError('auth.required');
  if (user === false) return false;
  checkNoRunningDeal(await runningDeals(tx, userId));
  await withdrawPendingOf(tx, userId);
  const freed = user.imageKey ? [user.imageKey] : [];
  for (const id of await companiesOf(tx, userId)) freed.push(...(await removeCompany(tx, id)).freed);
  for (const id of await listedOf(tx, userId)) freed.push(...((await removeOpportunity(tx, id)) ?? []));
  freed.push(...(await forgetPrivateDataOf(tx, userId)));
  await erasePerson(tx, user);
  return freed;
}
