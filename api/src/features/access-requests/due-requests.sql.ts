import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { accessRequests, opportunities } from '../../../db/schema/index.ts';

const pending = eq(accessRequests.status, 'pending');

export const overdueRequests = (db: Queryable, now: Date) =>
  db
    .select({ id: accessRequests.id, opportunityId: accessRequests.opportunityId })
    .from(accessRequests)
    .where(and(pending, lte(accessRequests.expiresAt, now)));

const waiting = (now: Date) =>
  and(
    pending,
    gt(accessRequests.expiresAt, now),
    // While the owner waits for an answer, nothing waits for the owner.
    or(
      isNull(accessRequests.waitsUntil),
      isNotNull(accessRequests.answeredAt),
      lte(accessRequests.waitsUntil, now),
    ),
  );

/** Pending requests old enough for a reminder, except those of deleted listings. */
export const waitingSince = (db: Queryable, before: Date, now: Date) =>
  db
    .select({ id: accessRequests.id, opportunityId: accessRequests.opportunityId })
    .from(accessRequests)
    .innerJoin(opportunities, eq(opportunities.id, accessRequests.opportunityId))
    .where(and(waiting(now), lte(accessRequests.createdAt, before), isNull(opportunities.unlistedAt)));

export async function findWaiting(tx: Transaction, id: number, now: Date) {
  const [row] = await tx
    .select({ request: accessRequests, ownerId: opportunities.ownerId, title: opportunities.projectTitle })
    .from(accessRequests)
    .innerJoin(opportunities, eq(opportunities.id, accessRequests.opportunityId))
    .where(and(eq(accessRequests.id, id), waiting(now)));
  return row;
}

export async function noteWarning(tx: Transaction, id: number, day: number): Promise<void> {
  await tx.update(accessRequests).set({ warnedDay: day }).where(eq(accessRequests.id, id));
}
