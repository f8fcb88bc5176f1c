import { DAY_MS, DEAL_GROUPS, type DealCountsQuery, type DealQuery } from '@handover/shared/contract';
import { aliasedTable, and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities, deals, opportunities, users } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';
import { readPage } from '../../http/paging.ts';
import { asFilter, evaluatedFirst } from '../../http/planner-hints.ts';
import { backgroundImageColumn } from '../background-images/index.ts';
import { sectorsOf, subSectorsOf } from '../reference/index.ts';
import { dealGroup, isSeller, stepDeadline } from './deal-groups.sql.ts';
import { waitingColumns } from './waiting.columns.ts';

const owners = aliasedTable(users, 'owners');
const requesters = aliasedTable(users, 'requesters');

export const isArchived = (viewerId: number) =>
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
  deadline: stepDeadline,
} as const;

const ROLES = { 0: 'owner', 1: 'requester', owner: 'owner', requester: 'requester' } as const;

/** Of whose deals, and which of them, the archive aside. `title` is the title when the deal began, `project_title` the current one. */
export function partyDeals(viewerId: number, query: DealCountsQuery): SQL[] {
  const role = query.role && ROLES[query.role];
  const asOwner = eq(deals.ownerId, viewerId);
  const asRequester = eq(deals.requesterId, viewerId);
  const found: SQL[] = [
    role === 'owner'
      ? asOwner
      : role === 'requester'
        ? asRequester
        : evaluatedFirst(
            deals.id,
            sql`select id from deals where owner_id = ${viewerId} union select id from deals where requester_id = ${viewerId}`,
          ),
  ];
  if (query.title) found.push(contains(deals.title, query.title));
  if (query.project_title) found.push(contains(titleOf, query.project_title));
  if (query.date_from) found.push(gte(deals.createdAt, new Date(query.date_from)));
  if (query.date_to) found.push(lt(deals.createdAt, new Date(Date.parse(query.date_to) + DAY_MS)));
  // `offset 0` makes it a subplan per deal of the user; a hashed subplan would read everybody's deals.
  if (query.sectors?.length)
    found.push(sql`exists(select 1 from deal_opportunities s join deal_opportunity_sectors l on l.deal_opportunity_id = s.id
      where s.deal_id = ${deals.id} and ${inArray(sql`l.sector_id`, query.sectors)} offset 0)`);
  return found;
}

/** Archived deals only on request. */
function conditions(viewerId: number, query: DealQuery): SQL | undefined {
  const archive = isArchived(viewerId);
  const found = partyDeals(viewerId, query);
  found.push(query.archived === 'true' ? asFilter(archive) : asFilter(sql`not ${archive}`));
  if (query.side)
    found.push(asFilter(query.side === 'seller' ? isSeller(viewerId) : sql`not ${isSeller(viewerId)}`));
  if (query.group) found.push(asFilter(sql`${dealGroup(viewerId)} = ${DEAL_GROUPS.indexOf(query.group)}`));
  return and(...found);
}

export function listDeals(db: Queryable, viewerId: number, query: DealQuery) {
  const groupedBy = query.grouped === 'true' ? dealGroup(viewerId) : undefined;
  const list = { query, where: conditions(viewerId, query), orderings: ORDERINGS, groupedBy };
  return readPage(db, deals, list, (ofPage) => select(db, viewerId).where(ofPage));
}

export async function findDeal(
  db: Queryable,
  viewerId: number,
  id: number,
): Promise<DealListRow | undefined> {
  const [row] = await select(db, viewerId).where(eq(deals.id, id));
  return row;
}
