import type { PersonDetail, PersonMeasureKind } from '@handover/shared/contract';
import type { personMeasureBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import { touchUser } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { personMail } from '../../../mails/person.mail.ts';
import { withdrawPendingOf } from '../../access-requests/index.ts';
import { changeAccount } from '../../account/index.ts';
import {
  checkConfirmed,
  dropSecondFactor,
  endAccess,
  findConfirmation,
  hasSecondFactor,
} from '../../auth/index.ts';
import { listRestored, unlistSuspended } from '../../opportunities/index.ts';
import type { UserRow } from '../../users/index.ts';
import { checkMeasure } from '../people.rules.ts';
import { insertMeasure, setSuspended } from '../people.sql.ts';
import { personDetail } from './read-people.ts';

/** Takes a measure against an account and records it, in one transaction. The owner gets a mail with the reason. */
export async function takeMeasure({
  app,
  viewer,
  params,
  body,
}: IdCall<{ body: typeof personMeasureBodySchema }>): Promise<PersonDetail> {
  const { kind, reason } = body;
  checkConfirmed(await findConfirmation(app.db, viewer.sessionId), new Date());
  const user = await changeAccount(app, params.id, {
    missing: new DomainError('person.not_found'),
    change: async (tx, account) => {
      checkMeasure(kind, { ...account, hasSecondFactor: await hasSecondFactor(tx, account.id) });
      await MEASURES[kind](tx, account, viewer.id);
      await insertMeasure(tx, { userId: account.id, staffId: viewer.id, kind, reason });
      await touchUser(tx, [account.id], 'user');
      return account;
    },
  });
  const mail = personMail(kind, user, reason, app.config.publicUrl);
  app.background.run(`a mail about an account (${kind})`, () => app.deliverMail('measure', mail));
  return personDetail(app.db, user.id);
}

const MEASURES: Record<
  PersonMeasureKind,
  (tx: Transaction, user: UserRow, staffId: number) => Promise<void>
> = {
  signed_out: (tx, { id }) => endAccess(tx, id, 'ended by staff'),

  /** Deals stay as they are, and the other side goes on to read them and may end them. */
  suspended: async (tx, { id }, staffId) => {
    const at = new Date();
    await setSuspended(tx, id, at);
    await endAccess(tx, id, 'suspended');
    await withdrawPendingOf(tx, id);
    await unlistSuspended(tx, id, at, staffId);
  },

  restored: async (tx, { id, suspendedAt }, staffId) => {
    if (suspendedAt) await listRestored(tx, id, suspendedAt, staffId);
    await setSuspended(tx, id, null);
  },

  factors_removed: async (tx, { id }) => {
    await dropSecondFactor(tx, id);
    await endAccess(tx, id, 'second factor removed by staff');
  },
};
