import { and, desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { moderationEvents } from '../../../../db/schema/index.ts';

const decidedOn = (opportunityId: number) =>
  and(eq(moderationEvents.opportunityId, opportunityId), eq(moderationEvents.event, 'moderated'));

/** The last decision of staff, with the teaser that it was about. */
export async function lastDecision(db: Queryable, opportunityId: number) {
  const [decision] = await db
    .select()
    .from(moderationEvents)
    .where(decidedOn(opportunityId))
    .orderBy(desc(moderationEvents.id))
    .limit(1);
  return decision;
}

/** The record of the decisions stays when an opportunity is removed, without what it said. */
export async function forgetTeasers(tx: Transaction, opportunityId: number) {
  await tx.update(moderationEvents).set({ teaser: null, reason: null }).where(decidedOn(opportunityId));
}
