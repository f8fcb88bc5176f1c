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
  /** The adviser who asks for the seller: they see the deals in which they act. */
  adviserId: number | undefined;
}

const kinds = sql.param(KINDS);

/**
 * The deals in which a seller sells the same, with their buyers. On a mandate each deal has another seller, so there is
 * one alone.
 */
export function listBidders(db: Queryable, { dealId, opportunityId, ownerId, type, adviserId }: Sale) {
  const ofAdviser = sql`exists(select 1 from acting_on_deal(${deals.id}) a
    where a.user_id = ${adviserId} and a.principal_id = ${ownerId})`;
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
        : and(
            eq(deals.opportunityId, opportunityId),
            eq(deals.ownerId, ownerId),
            adviserId === undefined ? undefined : ofAdviser,
          ),
    )
    .orderBy(asc(deals.createdAt), asc(deals.createdOrder));
}

interface BuyerRoom {
  snapshotId: number;
  /** What is open to its buyer. */
  groups: Groups;
}

/** How many documents the buyer of each data room can read now, by the id of its snapshot. */
export async function countReadable(
  db: Queryable,
  rooms: readonly BuyerRoom[],
): Promise<Map<number, number>> {
  // Few phases are open in the same way: one query for all.
  const alike = Map.groupBy(rooms, ({ groups: { kinds, early } }) => JSON.stringify([kinds, early]));
  const readable = [...alike.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const ids = [first, ...others].map(({ snapshotId }) => snapshotId);
    return sql`(deal_opportunity_id = any(${sql.param(ids)}::bigint[]) and ${mayBeRead(first.groups, 'view')})`;
  });
  if (readable.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select deal_opportunity_id as id, count(*)::int as count from files
    where hidden_at is null and (${sql.join(readable, sql` or `)}) group by deal_opportunity_id`);
  return new Map(rows.map(({ id, count }) => [Number(id), count]));
}
