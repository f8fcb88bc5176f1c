import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/connect.ts';
import { deals, loiDocuments } from '../../../db/schema/index.ts';
import { record, tell } from './deal.events.ts';
import { endExclusivity } from './exclusivity.sql.ts';
import { lockListing } from './lock-deal.sql.ts';

const today = (now: Date) => now.toISOString().slice(0, 10);
const exclusivityIsOver = (now: Date) =>
  and(
    isNull(deals.exclusivityClosedAt),
    lte(deals.exclusivityEndsAt, now),
    inArray(deals.status, ['active', 'paused']),
  );
const letterIsOver = (now: Date) =>
  and(eq(loiDocuments.status, 'submitted'), lt(loiDocuments.expirationDate, today(now)));

/** Carries out what time has decided about the deals of one opportunity, whose row the caller has locked. */
export async function settle(tx: Transaction, opportunityId: number, now: Date): Promise<void> {
  const over = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.opportunityId, opportunityId), exclusivityIsOver(now)));
  for (const deal of over)
    await endExclusivity(tx, deal, { restore: true, told: [deal.ownerId, deal.requesterId] });
  const letters = await tx
    .update(loiDocuments)
    .set({ status: 'expired', decidedAt: now, updatedAt: now })
    .where(and(eq(loiDocuments.opportunityId, opportunityId), letterIsOver(now)))
    .returning();
  for (const letter of letters) {
    const [deal] = await tx
      .update(deals)
      .set({ phase: 'introduction', updatedAt: now })
      .where(and(eq(deals.id, letter.dealId), eq(deals.phase, 'loi')))
      .returning();
    if (!deal) continue;
    await record(tx, { dealId: deal.id, event: 'loi_expired', phase: 'introduction' });
    await tell(tx, deal.id, [deal.ownerId, deal.requesterId], 'loi_expired');
  }
}

/** For readers and the job: settles every opportunity where something is due, of one person or of everybody. */
export async function settleDue(db: Database, userId?: number): Promise<void> {
  const now = new Date();
  const mine =
    userId === undefined ? undefined : or(eq(deals.ownerId, userId), eq(deals.requesterId, userId));
  // A rival waits for another's exclusivity to end, so look at all deals of the opportunities one is in.
  const opportunityIds = db.select({ id: deals.opportunityId }).from(deals).where(mine);
  const due = await db
    .selectDistinct({ id: deals.opportunityId })
    .from(deals)
    .where(
      and(
        inArray(deals.opportunityId, opportunityIds),
        or(
          exclusivityIsOver(now),
          sql`exists(select 1 from loi_documents l where l.deal_id = ${deals.id} and l.status = 'submitted' and l.expiration_date < ${today(now)})`,
        ),
      ),
    );
  for (const { id } of due) {
    if (id === null) continue;
    await db.transaction(async (tx) => {
      await lockListing(tx, id);
      await settle(tx, id, now);
    });
  }
}
