import { marketDay } from '@handover/shared/contract/hosting';
import { and, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { type Place, prepared } from '../../../db/prepared.ts';
import { deals, loiDocuments } from '../../../db/schema/index.ts';
import type { DealRow } from './lock-deal.sql.ts';

const RUNNING = ['active', 'paused'] as const;
const exclusivityIsOver = (now: Date) =>
  and(isNull(deals.exclusivityClosedAt), lte(deals.exclusivityEndsAt, now), inArray(deals.status, RUNNING));
const letterIsOver = (now: Date) =>
  and(eq(loiDocuments.status, 'submitted'), lt(loiDocuments.expirationDate, marketDay(now)));

/** The deals of an opportunity whose exclusivity has run out and is not ended yet. */
export const overdueExclusivities = (tx: Transaction, opportunityId: number, now: Date): Promise<DealRow[]> =>
  tx
    .select()
    .from(deals)
    .where(and(eq(deals.opportunityId, opportunityId), exclusivityIsOver(now)));

/** Expires the letters of an opportunity whose day is over, and returns them. */
export const expireLetters = (tx: Transaction, opportunityId: number, now: Date) =>
  tx
    .update(loiDocuments)
    .set({ status: 'expired', decidedAt: now, updatedAt: now })
    .where(and(eq(loiDocuments.opportunityId, opportunityId), letterIsOver(now)))
    .returning();

/** A deal whose letter was being decided on is back in its first phase; nothing where it was in another. */
export async function returnToIntroduction(tx: Transaction, dealId: number, now: Date) {
  const [deal] = await tx
    .update(deals)
    .set({ phase: 'introduction', updatedAt: now })
    .where(and(eq(deals.id, dealId), eq(deals.phase, 'loi')))
    .returning();
  return deal;
}

/** The opportunities where something is due. The query starts from the few due rows. */
const due = (day: Place, now: Place) => sql`(
    select ${deals.opportunityId} as id from ${deals} where ${deals.exclusivityClosedAt} is null
      and ${deals.exclusivityEndsAt} <= ${now} and ${inArray(deals.status, RUNNING)}
    union
    select opportunity_id from loi_documents where status = 'submitted' and expiration_date < ${day}
    union
    select opportunity_id from bid_dates where sealed and opened_at is null and date < ${day}
    union
    select coalesce(f.opportunity_id, (select d.opportunity_id from deal_opportunities s join ${deals} d on d.id = s.deal_id
        where s.id = f.deal_opportunity_id)) from files f where f.opens_on <= ${day}
    union
    select d.opportunity_id from completions c join ${deals} d on d.id = c.deal_id
      where c.outcome is null and not c.is_in_advance and c.answer_by < ${now} and d.status = 'active' and d.phase = 'closing') due`;
const dueIds = (db: Queryable, mine?: SQL) =>
  db
    .select({ id: sql<number>`due.id` })
    .from(due(sql.placeholder('day'), sql.placeholder('now')))
    .where(and(sql`due.id is not null`, mine));
const allDue = prepared('due', (db) => dueIds(db));
/** All deals of the opportunity count, since rivals wait for the exclusivity to end. */
const dueForUser = prepared('due_for_user', (db) => {
  const user = sql.placeholder('user');
  return dueIds(
    db,
    sql`exists(select 1 from ${deals} where ${deals.opportunityId} = due.id
      and (${deals.ownerId} = ${user} or ${deals.requesterId} = ${user}) offset 0)`,
  );
});

/** The opportunities where something is due, of one user or of all. */
export function dueOpportunities(db: Queryable, now: Date, user?: number) {
  const values = { now, day: marketDay(now) };
  return user === undefined ? allDue(db, values) : dueForUser(db, { ...values, user });
}
