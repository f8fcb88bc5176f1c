import type { DealQuery } from '@handover/shared/contract';
import { aliasedTable, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities, deals, opportunities, users } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';
import { readPage } from '../../http/paging.ts';
import { asFilter, evaluatedFirst } from '../../http/planner-hints.ts';
import { backgroundImageColumn } from '../background-images/index.ts';
import { sectorsOf, subSectorsOf } from '../reference/index.ts';
import { waitingColumns } from './waiting.columns.ts';

const owners = aliasedTable(users, 'owners');
const requesters = aliasedTable(users, 'requesters');

const isArchived = (viewerId: number) =>
  sql<boolean>`exists(select 1 from deal_archives a where a.deal_id = ${deals.id} and a.user_id = ${viewerId})`;

const select = (db: Queryable, viewerId: number) =>
  db
    .select({
      deal: deals,
      snapshot: dealOpportunities,
      owner: owners,
      requester: requesters,
      soldAt: opportunities.soldAt,
      archived: isArchived(viewerId),
      requestMessage: sql<string>`(select r.message from access_requests r where r.id = ${deals.accessRequestId})`,
      activeDeals: sql<number>`(select count(*) from deals d where d.opportunity_id = ${deals.opportunityId} and d.status in ('active', 'paused'))`,
      sectors: sectorsOf('deal_opportunity', dealOpportunities.id),
      subSectors: subSectorsOf('deal_opportunity', dealOpportunities.id),
      backgroundImage: backgroundImageColumn(sql`${dealOpportunities.backgroundImageId}`),
      ...waitingColumns(viewerId),
    })
    .from(deals)
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .innerJoin(owners, eq(owners.id, deals.ownerId))
    .innerJoin(requesters, eq(requesters.id, deals.requesterId))
    .leftJoin(opportunities, eq(opportunities.id, deals.opportunityId));
export type DealListRow = Awaited<ReturnType<typeof select>>[number];

const titleOf = sql`(select s.project_title from deal_opportunities s where s.deal_id = ${deals.id})`;
const ORDERINGS = {
  created_at: deals.createdAt,
  updated_at: deals.updatedAt,
  project_title: sql`${titleOf} collate "und-x-icu"`,
  phase: deals.phase,
} as const;

const ROLES = { 0: 'owner', 1: 'requester', owner: 'owner', requester: 'requester' } as const;

/** Archived deals only on request. `title` is the title when the deal began, `project_title` the current one. */
function conditions(viewerId: number, query: DealQuery): SQL | undefined {
  const role = query.role && ROLES[query.role];
  const asOwner = eq(deals.ownerId, viewerId);
  const asRequester = eq(deals.requesterId, viewerId);
  const archive = isArchived(viewerId);
  const found: SQL[] = [
    role === 'owner'
      ? asOwner
      : role === 'requester'
        ? asRequester
        : evaluatedFirst(
            deals.id,
            sql`select id from deals where owner_id = ${viewerId} union select id from deals where requester_id = ${viewerId}`,
          ),
    query.archived === 'true' ? asFilter(archive) : asFilter(sql`not ${archive}`),
  ];
  if (query.title) found.push(contains(deals.title, query.title));
  if (query.project_title) found.push(contains(titleOf, query.project_title));
  // `offset 0` makes it a subplan per deal of the user; a hashed subplan would read everybody's deals.
  if (query.sectors?.length)
    found.push(sql`exists(select 1 from deal_opportunities s join deal_opportunity_sectors l on l.deal_opportunity_id = s.id
      where s.deal_id = ${deals.id} and ${inArray(sql`l.sector_id`, query.sectors)} offset 0)`);
  return and(...found);
}

export const listDeals = (db: Queryable, viewerId: number, query: DealQuery) =>
  readPage(db, deals, { query, where: conditions(viewerId, query), orderings: ORDERINGS }, (ofPage) =>
    select(db, viewerId).where(ofPage),
  );

export async function findDeal(
  db: Queryable,
  viewerId: number,
  id: number,
): Promise<DealListRow | undefined> {
  const [row] = await select(db, viewerId).where(eq(deals.id, id));
  return row;
}
