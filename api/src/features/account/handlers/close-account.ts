import type { closeAccountBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { sendAccountMail } from '../../../mails/account.mail.ts';
import { freeBytes } from '../../../storage/removing/free-bytes.ts';
import { withdrawPendingOf } from '../../access-requests/index.ts';
import { confirmPassword, findConfirmation } from '../../auth/index.ts';
import { eraseBuyer } from '../../buyers/index.ts';
import { removeCompany } from '../../companies/index.ts';
import { leaveOnClosing } from '../../firms/index.ts';
import { forgetPrivateDataOf, removeOpportunity } from '../../opportunities/index.ts';
import { findUser, ownAccount, type UserRow } from '../../users/index.ts';
import { checkNoRunningDeal, confirmClosing } from '../account.rules.ts';
import { companiesOf, listedOf, runningDeals } from '../account-records.sql.ts';
import { changeAccount } from '../change-account.ts';
import { erasePerson } from '../erase.sql.ts';

type Close = IdCall<{ body: typeof closeAccountBodySchema }>;

/** Closes the account in one transaction. */
export async function closeAccount(call: Close) {
  const { app, viewer, params, reply } = call;
  ownAccount(viewer, params.id);
  const user = await confirm(call);
  const missing = new DomainError('auth.required');
  freeBytes(app, await changeAccount(app, viewer.id, { missing, change: close }));
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

/** Returns the storage keys to free. */
async function close(tx: Transaction, user: UserRow): Promise<string[]> {
  checkNoRunningDeal(await runningDeals(tx, user.id));
  await withdrawPendingOf(tx, user.id);
  const freed = user.imageKey ? [user.imageKey] : [];
  for (const id of await companiesOf(tx, user.id)) freed.push(...(await removeCompany(tx, id)).freed);
  for (const id of await listedOf(tx, user.id)) freed.push(...((await removeOpportunity(tx, id)) ?? []));
  freed.push(...(await forgetPrivateDataOf(tx, user.id)));
  freed.push(...(await eraseBuyer(tx, user.id)));
  freed.push(...(await leaveOnClosing(tx, user)));
  await erasePerson(tx, user);
  return freed;
}
