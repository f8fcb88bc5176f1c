import type { AccessRequest, AccessRequestQuery } from '@handover/shared/contract';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { accessRequests, deals, opportunities, users } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';
import { readPage } from '../../http/paging.ts';
import { asFilter, evaluatedFirst } from '../../http/planner-hints.ts';
import { backgroundImageColumn, backgroundImageView } from '../background-images/index.ts';
import { expireRequests, publishedSectorsOf } from '../opportunities/index.ts';
import { sectorsOf, subSectorsOf } from '../reference/index.ts';
import { partyView } from '../users/index.ts';
import { inDays, statusAt } from './access-request.rules.ts';

const select = (db: Queryable) =>
  db
    .select({
      request: accessRequests,
      listing: {
        ownerId: opportunities.ownerId,
        title: opportunities.projectTitle,
        publishedTitle: opportunities.publishedTitle,
        type: opportunities.type,
        validated: opportunities.validated,
        unlistedAt: opportunities.unlistedAt,
      },
      requester: users,
      dealId: deals.id,
      dealTitle: deals.title,
      sectors: sectorsOf('opportunity', opportunities.id),
      publishedSectors: publishedSectorsOf(opportunities.id),
      subSectors: subSectorsOf('opportunity', opportunities.id),
      backgroundImage: backgroundImageColumn(sql`${opportunities.backgroundImageId}`),
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
  // What an edit changed is under review: until then only its owner sees it.
  const maySee = isOwner || row.listing.validated === true;
  return {
    id: row.request.id,
    opportunity_id: row.request.opportunityId,
    // With a deal, the title that it had then.
    opportunity_name: row.dealTitle ?? (isOwner ? row.listing.title : row.listing.publishedTitle),
    type_of_opportunity: row.listing.type,
    sectors: isOwner ? row.sectors : row.publishedSectors,
    sub_sectors: maySee ? row.subSectors : [],
    background_image: maySee && row.backgroundImage ? backgroundImageView(row.backgroundImage) : null,
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

/** As the list shows it: requests are found by nothing that their reader does not read. */
const titleFor = (role: RequestRole) =>
  sql`(select coalesce(d.title, ${sql.raw(role === 'owner' ? 'o.project_title' : 'o.published_title')}) from opportunities o
    left join deals d on d.access_request_id = ${accessRequests.id} where o.id = ${accessRequests.opportunityId})`;
const inSectors = (role: RequestRole, sectorIds: number[]) =>
  role === 'owner'
    ? sql`exists(select 1 from opportunity_sectors l where l.opportunity_id = ${accessRequests.opportunityId} and ${inArray(sql`l.sector_id`, sectorIds)})`
    : sql`exists(select 1 from jsonb_array_elements(${publishedSectorsOf(accessRequests.opportunityId)}) s
        where ${inArray(sql`(s->>'id')::integer`, sectorIds)})`;

/** The owner's list has pending requests; the requester's list has all of their own. */
export function listRequests(db: Queryable, viewerId: number, role: RequestRole, query: AccessRequestQuery) {
  const own = db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(eq(opportunities.ownerId, viewerId));
  const waiting = and(sql`${accessRequests.status} = 'pending'`, gt(accessRequests.expiresAt, new Date()));
  const where = and(
    role === 'owner'
      ? and(evaluatedFirst(accessRequests.opportunityId, own), waiting)
      : eq(accessRequests.requesterId, viewerId),
    query.title ? contains(titleFor(role), query.title) : undefined,
    query.sectors?.length ? asFilter(inSectors(role, query.sectors)) : undefined,
  );
  return readPage(db, accessRequests, { query, where, orderings: ORDERINGS }, (ofPage) =>
    select(db).where(ofPage),
  );
}

export async function findRequest(db: Queryable, id: number): Promise<RequestRow | undefined> {
  const [row] = await select(db).where(eq(accessRequests.id, id));
  return row;
}

export async function insertRequest(
  tx: Transaction,
  values: typeof accessRequests.$inferInsert,
): Promise<RequestRow> {
  const { id } = onlyRow(await tx.insert(accessRequests).values(values).returning());
  return onlyRow(await select(tx).where(eq(accessRequests.id, id)));
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
  const refusals = [
    ...requests.filter((request) => request.status === 'declined').map((request) => request.decidedAt),
    ...past.filter((deal) => deal.status === 'cancelled').map((deal) => deal.endedAt),
  ].filter((time) => time !== null);
  return {
    hasPending: requests.some((request) => request.status === 'pending'),
    hasDeal: past.some((deal) => deal.status !== 'cancelled'),
    refusedAt: refusals.sort((a, b) => b.getTime() - a.getTime())[0] ?? null,
    askedToday: await tx.$count(accessRequests, today),
  };
}
