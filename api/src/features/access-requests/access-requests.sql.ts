import type { AccessRequest, AccessRequestQuery, Sector } from '@handover/shared/contract';
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { accessRequests, deals, opportunities, users } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';
import { orderBy } from '../../http/ordering.ts';
import { pageBounds } from '../../http/paging.ts';
import { asFilter, evaluatedFirst } from '../../http/planner-hints.ts';
import { expireRequests } from '../opportunities/index.ts';
import { partyView } from '../users/index.ts';
import { inDays, statusAt } from './access-request.rules.ts';

const select = (db: Queryable) =>
  db
    .select({
      request: accessRequests,
      listing: {
        ownerId: opportunities.ownerId,
        title: opportunities.projectTitle,
        type: opportunities.type,
        unlistedAt: opportunities.unlistedAt,
      },
      requester: users,
      dealId: deals.id,
      dealTitle: deals.title,
      sectors: sql<
        Sector[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'name_fr', s.name_fr, 'hue', s.hue) order by s.id), '[]')
        from opportunity_sectors l join sectors s on s.id = l.sector_id where l.opportunity_id = ${opportunities.id})`,
      underExclusivity: sql<boolean>`exists(select 1 from deals d where d.opportunity_id = ${opportunities.id}
        and d.status in ('active', 'paused') and d.exclusivity_closed_at is null and d.exclusivity_ends_at > now())`,
    })
    .from(accessRequests)
    .innerJoin(opportunities, eq(opportunities.id, accessRequests.opportunityId))
    .innerJoin(users, eq(users.id, accessRequests.requesterId))
    .leftJoin(deals, eq(deals.accessRequestId, accessRequests.id));
export type RequestRow = Awaited<ReturnType<typeof select>>[number];

export function accessRequestResponse(row: RequestRow, viewerId: number): AccessRequest {
  const isOwner = row.listing.ownerId === viewerId;
  const status = statusAt(row.request, new Date());
  return {
    id: row.request.id,
    opportunity_id: row.request.opportunityId,
    // With a deal, the title that it had then: a newer one may still be under review.
    opportunity_name: row.dealTitle ?? row.listing.title,
    type_of_opportunity: row.listing.type,
    sectors: row.sectors,
    status,
    message: row.request.message,
    requester: isOwner ? partyView(row.requester, false) : null,
    can_accept: isOwner && status === 'pending' && !row.underExclusivity && !row.listing.unlistedAt,
    deal_id: row.dealId,
    created_at: row.request.createdAt.toISOString(),
    expires_at: row.request.expiresAt.toISOString(),
  };
}

const ORDERINGS = {
  created_at: accessRequests.createdAt,
  expires_at: accessRequests.expiresAt,
} as const;

export type RequestRole = 'owner' | 'requester';

const titleOf = sql`(select o.project_title from opportunities o where o.id = ${accessRequests.opportunityId})`;
const inSectors = (sectorIds: number[]) =>
  sql`exists(select 1 from opportunity_sectors l where l.opportunity_id = ${accessRequests.opportunityId} and ${inArray(sql`l.sector_id`, sectorIds)})`;

/** The owner's list has pending requests; the requester's list has all of their own. */
export async function listRequests(
  db: Queryable,
  viewerId: number,
  role: RequestRole,
  query: AccessRequestQuery,
) {
  const order = orderBy(query.ordering, ORDERINGS, '-created_at', accessRequests.id);
  const { limit, offset } = pageBounds(query);
  const own = db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.ownerId, viewerId));
  const waiting = and(sql`${accessRequests.status} = 'pending'`, gt(accessRequests.expiresAt, new Date()));
  const where = and(
    role === 'owner'
      ? and(evaluatedFirst(accessRequests.opportunityId, own), waiting)
      : eq(accessRequests.requesterId, viewerId),
    query.title ? contains(titleOf, query.title) : undefined,
    query.sectors?.length ? asFilter(inSectors(query.sectors)) : undefined,
  );
  const ids = db
    .select({ id: accessRequests.id })
    .from(accessRequests)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const rows = await select(db)
    .where(inArray(accessRequests.id, ids))
    .orderBy(...order);
  return { rows, count: await db.$count(accessRequests, where) };
}

export async function findRequest(db: Queryable, id: number): Promise<RequestRow | undefined> {
  const [row] = await select(db).where(eq(accessRequests.id, id));
  return row;
}

export async function insertRequest(
  tx: Transaction,
  values: typeof accessRequests.$inferInsert,
): Promise<RequestRow> {
  const [created] = await tx.insert(accessRequests).values(values).returning({ id: accessRequests.id });
  const row = created && (await findRequest(tx, created.id));
  if (!row) throw new Error('an insert returned no row');
  return row;
}

interface Outcome {
  status: 'accepted' | 'declined' | 'withdrawn';
  declineReason: string | null;
  now: Date;
}

export async function decide(tx: Transaction, id: number, { now, ...outcome }: Outcome): Promise<void> {
  await tx
    .update(accessRequests)
    .set({ ...outcome, decidedAt: now, updatedAt: now })
    .where(eq(accessRequests.id, id));
}

/** Facts for the rule about a new request, from the user's earlier requests and deals; also closes expired ones. */
export async function askFacts(tx: Transaction, opportunityId: number, userId: number, now: Date) {
  const mine = and(eq(accessRequests.opportunityId, opportunityId), eq(accessRequests.requesterId, userId));
  await expireRequests(tx, now, { opportunityId, requesterId: userId });
  const requests = await tx.select().from(accessRequests).where(mine);
  const own = and(eq(deals.opportunityId, opportunityId), eq(deals.requesterId, userId));
  const past = await tx.select().from(deals).where(own).orderBy(desc(deals.id));
  const today = and(eq(accessRequests.requesterId, userId), gt(accessRequests.createdAt, inDays(now, -1)));
  const [asked] = await tx.select({ count: count() }).from(accessRequests).where(today);
  const refusals = [
    ...requests.filter((request) => request.status === 'declined').map((request) => request.decidedAt),
    ...past.filter((deal) => deal.status === 'cancelled').map((deal) => deal.endedAt),
  ].filter((time) => time !== null);
  return {
    hasPending: requests.some((request) => request.status === 'pending'),
    hasDeal: past.some((deal) => deal.status !== 'cancelled'),
    refusedAt: refusals.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
    askedToday: asked?.count ?? 0,
  };
}
