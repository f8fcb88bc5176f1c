import { and, eq, gt } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { accessRequests, opportunities } from '../../../db/schema/index.ts';

/**
 * Withdraws the pending requests of a user, and returns those that an owner could still answer. Their messages are deleted; the
 * agreement that they signed is kept as proof.
 */
export async function withdrawAll(tx: Transaction, userId: number, now: Date) {
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
    .set({ status: 'withdrawn', message: '', answer: null, decidedAt: now, updatedAt: now })
    .where(pending);
  return waiting;
}
