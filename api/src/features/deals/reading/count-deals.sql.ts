import {
  DEAL_GROUPS,
  DEAL_SIDES,
  type DealCountsQuery,
  type DealListCounts,
} from '@handover/shared/contract';
import { and, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../db/connect.ts';
import { type Places, placesOf, prepared, preparedShapes } from '../../../../db/prepared.ts';
import { deals } from '../../../../db/schema/index.ts';
import { dealValues, isArchived, partyDeals } from '../deals.sql.ts';
import { dealGroup, isSeller } from './deal-groups.sql.ts';

const NONE = { mine: 0, theirs: 0, paused: 0, ended: 0, archived: 0, requests_received: 0, requests_sent: 0 };

type Shape = Pick<DealCountsQuery, 'role'> & { given: Places<ReturnType<typeof dealValues>> };

function countByGroup(db: Queryable, { given, role }: Shape) {
  const { viewer } = given;
  const found = db
    .select({
      // The expression is nested: Drizzle leaves out the table of its columns if there is only one.
      seller: sql<boolean>`${isSeller(viewer)}`.as('seller'),
      archived: sql<boolean>`${isArchived(viewer)}`.as('archived'),
      at: sql<number>`${dealGroup(viewer)}`.as('at'),
    })
    .from(deals)
    .where(and(...partyDeals(given, role)))
    .as('found');
  return db
    .select({
      seller: found.seller,
      archived: found.archived,
      at: found.at,
      count: sql<number>`count(*)::int`,
    })
    .from(found)
    .groupBy(found.seller, found.archived, found.at);
}
const statementsOf = preparedShapes<ReturnType<ReturnType<typeof countByGroup>['prepare']>>('deal_counts');

/** The deals of a user by side and group, and the requests that wait. */
export async function countDeals(
  db: Queryable,
  viewerId: number,
  query: DealCountsQuery,
): Promise<DealListCounts> {
  const counts: DealListCounts = { seller: { ...NONE }, buyer: { ...NONE } };
  const sideOf = (isOfSeller: boolean) => counts[DEAL_SIDES[isOfSeller ? 0 : 1]];
  const values = dealValues(viewerId, query);
  const shape = { role: query.role, given: placesOf(values) };
  const grouped = statementsOf(db, JSON.stringify(shape), (as) => countByGroup(db, shape).prepare(as));
  const rows = await grouped.execute(values);
  for (const { seller, archived, at, count } of rows) {
    const side = sideOf(seller);
    const group = DEAL_GROUPS[at];
    if (archived) side.archived += count;
    if (group && archived === (query.archived === 'true')) side[group] += count;
  }
  for (const { seller, received, sent } of await waitingRequests(db, {
    viewer: viewerId,
    delegation: query.acting_for ?? null,
  })) {
    sideOf(seller).requests_received = received;
    sideOf(seller).requests_sent = sent;
  }
  return counts;
}

/**
 * Requests to the viewer's listings, and requests of the viewer. The owner of a sell opportunity sells, and so does
 * the requester of a mandate.
 */
const waitingRequests = prepared('waiting_requests', (db) => {
  const viewer = sql.placeholder('viewer');
  const delegation = sql`${sql.placeholder('delegation')}::bigint`;
  // An adviser counts those of the principal that the adviser may answer.
  const waiting = sql`(
    select o.type = 'sell' as seller, true as received from opportunities o
      join access_requests a on a.opportunity_id = o.id and a.status = 'pending' and a.expires_at > now()
      where o.owner_id = ${viewer} and (${delegation} is null
        or exists(select 1 from acting_on_opportunity(o.id) r where r.delegation_id = ${delegation}))
    union all
    select o.type <> 'sell', false from access_requests a join opportunities o on o.id = a.opportunity_id
      where ${delegation} is null and a.requester_id = ${viewer} and a.status = 'pending' and a.expires_at > now()) waiting`;
  return db
    .select({
      seller: sql<boolean>`seller`,
      received: sql<number>`(count(*) filter (where received))::int`,
      sent: sql<number>`(count(*) filter (where not received))::int`,
    })
    .from(waiting)
    .groupBy(sql`seller`);
});
