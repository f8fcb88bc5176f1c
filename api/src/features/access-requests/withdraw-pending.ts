import { routes } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { notify } from '../../events/notify.sql.ts';
import { readWhenDone } from '../../events/read-when-done.sql.ts';
import { withdrawAll } from './withdraw-pending.sql.ts';

/** Withdraws the pending requests of a user whose account is closed, and notifies the owners. */
export async function withdrawPendingOf(tx: Transaction, userId: number): Promise<void> {
  for (const { id, opportunityId, ownerId, title } of await withdrawAll(tx, userId, new Date())) {
    await readWhenDone(tx, ownerId, { requestId: id });
    await notify(tx, {
      userId: ownerId,
      type: 'access_withdrawn',
      link: routes.deals('owner', { request: id }),
      params: { project_title: title },
      actorId: userId,
      about: { opportunityId },
    });
  }
}
