import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities, deals, users } from '../../../db/schema/index.ts';
import { type Groups, mayBeRead } from '../deals/index.ts';
import { KINDS } from './groups.rules.ts';

interface Sale {
  dealId: number;
  opportunityId: number | null;
  ownerId: number;
  type: 'sell' | 'buy';
}

const kinds = sql.param(KINDS);

/**
 * The deals in which a seller sells the same, with their buyers. On a mandate each deal has another seller, so there is
 * one alone.
 */
export function listBidders(db: Queryable, { dealId, opportunityId, ownerId, type }: Sale) {
  const isAlone = type === 'buy' || opportunityId === null;
  const buyer = type === 'sell' ? deals.requesterId : deals.ownerId;
  return db
    .select({
      deal: deals,
      snapshotId: dealOpportunities.id,
      person: users,
      lastSeenAt: sql<Date | null>`(select v.visited_at from data_room_visits v
        where v.deal_id = ${deals.id} and v.user_id = ${buyer})`.mapWith(deals.createdAt),
      read: sql<number>`(select count(distinct (f.kind, f.number))::int from files f
        where f.deal_opportunity_id = ${dealOpportunities.id} and f.kind::text = any(${kinds}) and f.hidden_at is null
          and exists(select 1 from file_reads r join files version on version.id = r.file_id
            where r.user_id = ${buyer} and version.deal_opportunity_id = f.deal_opportunity_id
              and version.kind = f.kind and version.number = f.number))`,
      questions: sql<number>`(select count(*)::int from questions_and_answers q
        where q.deal_id = ${deals.id} and q.asked_by = ${buyer})`,
      questionsOpen: sql<number>`(select count(*)::int from questions_and_answers q
        where q.deal_id = ${deals.id} and q.asked_by = ${buyer} and q.answer is null)`,
      letters: sql<number>`(select count(*)::int from loi_documents l where l.deal_id = ${deals.id})`,
    })
    .from(deals)
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .innerJoin(users, eq(users.id, buyer))
    .where(
      isAlone
        ? eq(deals.id, dealId)
        : and(eq(deals.opportunityId, opportunityId), eq(deals.ownerId, ownerId)),
    )
    .orderBy(asc(deals.createdAt), asc(deals.createdOrder));
}

/** How many documents of a data room its reader can read now. */
export async function countReadable(db: Queryable, snapshotId: number, groups: Groups): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from files
    where deal_opportunity_id = ${snapshotId} and hidden_at is null and ${mayBeRead(groups, 'view')}`);
  return rows[0]?.count ?? 0;
}
