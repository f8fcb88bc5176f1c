import { and, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { accessRequests, opportunities } from '../../../db/schema/index.ts';
import { notify } from '../../events/notify.ts';

const pending = eq(accessRequests.status, 'pending');

/** Those whose time is over; their requesters are told. The caller has locked the listings. */
export async function expireRequests(tx: Transaction, now: Date, which: SQL | undefined): Promise<void> {
  const expired = await tx
    .update(accessRequests)
    .set({ status: 'expired', decidedAt: now, updatedAt: now })
    .where(and(which, pending, lte(accessRequests.expiresAt, now)))
    .returning();
  const ids = expired.map(({ opportunityId }) => opportunityId);
  const titles = new Map(
    ids.length === 0 ? [] : (await listingsOf(tx, ids)).map(({ id, title }) => [id, title]),
  );
  for (const request of expired)
    await notify(tx, {
      userId: request.requesterId,
      type: 'access_expired',
      link: '/user-deals?role=requester',
      params: { project_title: titles.get(request.opportunityId) ?? '' },
      dedupeKey: `access_expired:${request.id}`,
    });
}

const listingsOf = (tx: Transaction, ids: number[]) =>
  tx
    .select({ id: opportunities.id, title: opportunities.projectTitle })
    .from(opportunities)
    .where(inArray(opportunities.id, ids));

export const overdueRequests = (db: Queryable, now: Date) =>
  db
    .select({ id: accessRequests.id, opportunityId: accessRequests.opportunityId })
    .from(accessRequests)
    .where(and(pending, lte(accessRequests.expiresAt, now)));

const waiting = (now: Date) => and(pending, gt(accessRequests.expiresAt, now));

/** That wait so long that a warning may be due; of a listing that is gone nothing waits. */
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
