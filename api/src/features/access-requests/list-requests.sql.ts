import type { AccessRequestQuery, AccessRequestStatus } from '@handover/shared/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { accessRequests, opportunities } from '../../../db/schema/index.ts';
import { contains } from '../../http/contains.ts';
import { readPage } from '../../http/paging.ts';
import { asFilter, evaluatedFirst } from '../../http/planner-hints.ts';
import { publishedSectorsOf } from '../opportunities/index.ts';
import { selectRequests } from './access-requests.sql.ts';

const ORDERINGS = {
  created_at: accessRequests.createdAt,
  expires_at: accessRequests.expiresAt,
  updated_at: accessRequests.updatedAt,
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
        where ${inArray(sql`(s->>'id')::bigint`, sectorIds)})`;

/** As `statusAt` has it: expired ones are so before the job has run. */
const hasStatus = (status: AccessRequestStatus, now: string): SQL => {
  if (status === 'pending')
    return sql`${accessRequests.status} = 'pending' and ${accessRequests.expiresAt} > ${now}`;
  if (status === 'expired')
    return sql`(${accessRequests.status} = 'expired' or (${accessRequests.status} = 'pending' and ${accessRequests.expiresAt} <= ${now}))`;
  return sql`${accessRequests.status} = ${status}`;
};

/** Whether its viewer sells: with it the owner of a sell opportunity, and who answers a mandate. */
const typeOf = (role: RequestRole, side: AccessRequestQuery['side']) =>
  (role === 'owner') === (side === 'seller') ? 'sell' : 'buy';

/** Without `statuses`, the owner's list has pending requests; the requester's list has all of their own. */
export function listRequests(db: Queryable, viewerId: number, role: RequestRole, query: AccessRequestQuery) {
  const { side, statuses = role === 'owner' ? (['pending'] as const) : undefined } = query;
  const now = new Date().toISOString();
  const type = side && typeOf(role, side);
  const own = db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(and(eq(opportunities.ownerId, viewerId), type && eq(opportunities.type, type)));
  // As a value, not as `exists`: a hashed subplan would read every opportunity.
  const isOfType = sql`(select o.type from opportunities o where o.id = ${accessRequests.opportunityId}) = ${type}`;
  const found = statuses && or(...statuses.map((status) => hasStatus(status, now)));
  const where = and(
    role === 'owner'
      ? evaluatedFirst(accessRequests.opportunityId, own)
      : and(eq(accessRequests.requesterId, viewerId), type ? isOfType : undefined),
    // The owner's inbox has an index of its own.
    found && (role === 'owner' && !query.statuses ? found : asFilter(found)),
    query.id ? eq(accessRequests.id, query.id) : undefined,
    query.title ? contains(titleFor(role), query.title) : undefined,
    query.sectors?.length ? asFilter(inSectors(role, query.sectors)) : undefined,
  );
  return readPage(db, accessRequests, { query, where, orderings: ORDERINGS }, (ofPage) =>
    selectRequests(db).where(ofPage),
  );
}
