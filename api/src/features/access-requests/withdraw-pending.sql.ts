import { routes } from '@handover/shared/contract';
import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { accessRequests, opportunities } from '../../../db/schema/index.ts';
import { notify } from '../../events/notify.sql.ts';
import { readWhenDone } from '../../events/read-when-done.sql.ts';

/** Withdraws the pending requests of a user whose account is closed, and notifies the owners. Their messages are deleted; that they accepted the NDA (its version, time and address) is kept as proof.
 */
export async function withdrawPendingOf(tx: Transaction, userId: number): Promise<void> {
  const now = new Date();
  const pending = and(eq(accessRequests.requesterId, userId), eq(accessRequests.status, 'pending'));
  const waiting = await tx
    .select({
      id: accessRequests.id,
      opportunityId: opportunities.id,
      ownerId: opportunities.ownerId,
      title: opportunities.projectTitle,
    })
    .from(accessRequests)
    .innerJoin(opportunities, eq(opportunities.id, accessRequests.opportunityId))
    .where(and(pending, gt(accessRequests.expiresAt, now)));
  await tx
    .update(accessRequests)
    .set({ status: 'withdrawn', message: '', decidedAt: now, updatedAt: now })
    .where(pending);
  for (const { id, opportunityId, ownerId, title } of waiting) {
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
