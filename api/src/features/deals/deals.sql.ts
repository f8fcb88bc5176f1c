import {
  addDays,
  type Day,
  DEAL_GROUPS,
  type DealCountsQuery,
  type DealQuery,
  startOfDay,
} from '@handover/shared/contract';
import { marketZone } from '@handover/shared/contract/hosting';
import { aliasedTable, and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { type Place, type Places, placesOf, prepared } from '../../../db/prepared.ts';
import { dealOpportunities, deals, opportunities, users } from '../../../db/schema/index.ts';
import { containsPattern, patternOf } from '../../http/lists/contains.sql.ts';
import { asFilter, evaluatedFirst, isAnyOf } from '../../http/lists/planner-hints.sql.ts';
import { preparedPage } from '../../http/lists/read-page.sql.ts';
import { backgroundImageColumn } from '../background-images/index.ts';
import { sectorsOf, subSectorsOf } from '../reference/index.ts';
import { dealGroup, isSeller, stepDeadline } from './reading/deal-groups.sql.ts';
import { waitingColumns } from './reading/waiting-columns.sql.ts';

const owners = aliasedTable(users, 'owners');
const requesters = aliasedTable(users, 'requesters');

export const isArchived = (viewer: Place) =>
  sql<boolean>`exists(select 1 from deal_archives a where a.deal_id = ${deals.id} and a.user_id = ${viewer})`;

const select = (db: Queryable, viewer: Place) =>
  db
    .select({
      deal: deals,
      snapshot: dealOpportunities,
      owner: owners,
      requester: requesters,
      soldAt: opportunities.soldAt,
      archived: isArchived(viewer),
      showsProfile: sql<boolean>`(select r.shows_profile from access_requests r where r.id = ${deals.accessRequestId})`,
      requestMessage: sql<string>`(select r.message from access_requests r where r.id = ${deals.accessRequestId})`,
      activeDeals: sql<number>`(select count(*) from deals d where d.opportunity_id = ${deals.opportunityId} and d.status in ('active', 'paused'))`,
      sectors: sectorsOf('deal_opportunity', dealOpportunities.id),
      subSectors: subSectorsOf('deal_opportunity', dealOpportunities.id),
      backgroundImage: backgroundImageColumn(sql`${dealOpportunities.backgroundImageId}`),
      ...waitingColumns(viewer),
    })
    .from(deals)
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .innerJoin(owners, eq(owners.id, deals.ownerId))
    .innerJoin(requesters, eq(requesters.id, deals.requesterId))
    .leftJoin(opportunities, eq(opportunities.id, deals.opportunityId));
export type DealListRow = Awaited<ReturnType<typeof select>>[number];

const titleOf = sql`(select s.project_title from deal_opportunities s where s.deal_id = ${deals.id})`;
const orderings = () => ({
  created_at: deals.createdAt,
  updated_at: deals.updatedAt,
  project_title: sql`${titleOf} collate "und-x-icu"`,
  phase: deals.phase,
  deadline: stepDeadline(),
});

const ROLES = { 0: 'owner', 1: 'requester', owner: 'owner', requester: 'requester' } as const;

const startOf = (day: Day) => startOfDay(day, marketZone());

/** The values of a query of deals; undefined if they are not given. */
export const dealValues = (viewer: number, query: DealCountsQuery) => ({
  viewer,
  delegation: query.acting_for,
  title: query.title ? patternOf(query.title) : undefined,
  projectTitle: query.project_title ? patternOf(query.project_title) : undefined,
  from: query.date_from && startOf(query.date_from),
  to: query.date_to && startOf(addDays(query.date_to, 1)),
  sectors: query.sectors?.length ? query.sectors : undefined,
});
type Given = Places<ReturnType<typeof dealValues>>;

/**
 * Conditions for the deals of a user, whether archived or not. `title` is the title when the deal began,
 * `projectTitle` the current one.
 */
export function partyDeals(given: Given, role: DealCountsQuery['role']): SQL[] {
  const { viewer } = given;
  const side = role && ROLES[role];
  const asOwner = eq(deals.ownerId, viewer);
  const asRequester = eq(deals.requesterId, viewer);
  const found: SQL[] = [
    side === 'owner'
      ? asOwner
      : side === 'requester'
        ? asRequester
        : evaluatedFirst(
            deals.id,
            sql`select id from deals where owner_id = ${viewer} union select id from deals where requester_id = ${viewer}`,
          ),
  ];
  if (given.delegation)
    found.push(
      asFilter(
        sql`exists(select 1 from acting_on_deal(${deals.id}) a where a.delegation_id = ${given.delegation})`,
      ),
    );
  if (given.title) found.push(containsPattern(deals.title, given.title));
  if (given.projectTitle) found.push(containsPattern(titleOf, given.projectTitle));
  if (given.from) found.push(gte(deals.createdAt, given.from));
  if (given.to) found.push(lt(deals.createdAt, given.to));
  // `offset 0` makes it a subplan per deal of the user; a hashed subplan would read everybody's deals.
  if (given.sectors)
    found.push(sql`exists(select 1 from deal_opportunities s join deal_opportunity_sectors l on l.deal_opportunity_id = s.id
      where s.deal_id = ${deals.id} and ${isAnyOf(sql`l.sector_id`, given.sectors)} offset 0)`);
  return found;
}

type DealShape = Pick<DealQuery, 'role' | 'archived' | 'side' | 'group' | 'grouped'> & { given: Given };

/** Archived deals only on request. */
function conditions({ given, role, archived, side, group }: DealShape): SQL | undefined {
  const { viewer } = given;
  const archive = isArchived(viewer);
  const found = partyDeals(given, role);
  found.push(archived === 'true' ? asFilter(archive) : asFilter(sql`not ${archive}`));
  if (side) found.push(asFilter(side === 'seller' ? isSeller(viewer) : sql`not ${isSeller(viewer)}`));
  if (group) found.push(asFilter(sql`${dealGroup(viewer)} = ${sql.raw(String(DEAL_GROUPS.indexOf(group)))}`));
  return and(...found);
}

const pageOfDeals = preparedPage('deals', deals, (db, shape: DealShape) => ({
  where: conditions(shape),
  orderings: orderings(),
  // Most have no deadline: the last changed come first.
  thenBy: { deadline: desc(deals.updatedAt) },
  ...(shape.grouped === 'true' && { groupedBy: dealGroup(shape.given.viewer) }),
  select: (ofPage) => select(db, shape.given.viewer).where(ofPage),
}));

export function listDeals(db: Queryable, viewerId: number, query: DealQuery) {
  const { role, archived, side, group, grouped } = query;
  const values = dealValues(viewerId, query);
  return pageOfDeals(db, query, { role, archived, side, group, grouped, given: placesOf(values) }, values);
}

/** Every open deal of a user, archived or not; with a delegation those that it covers. */
export function openDeals(db: Queryable, viewer: number, delegation?: number): Promise<DealListRow[]> {
  const values = dealValues(viewer, { acting_for: delegation });
  const given = placesOf(values);
  const isOpen = inArray(deals.status, ['active', 'paused']);
  return select(db, given.viewer)
    .where(and(...partyDeals(given, undefined), isOpen))
    .execute(values);
}

const byId = prepared('deal', (db) =>
  select(db, sql.placeholder('viewer')).where(eq(deals.id, sql.placeholder('id'))),
);

export async function findDeal(db: Queryable, viewer: number, id: number): Promise<DealListRow | undefined> {
  const [row] = await byId(db, { viewer, id });
  return row;
}
