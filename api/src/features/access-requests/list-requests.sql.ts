import type { AccessRequestQuery, AccessRequestStatus } from '@handover/shared/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { type Place, type Places, placesOf } from '../../../db/prepared.ts';
import { accessRequests, opportunities } from '../../../db/schema/index.ts';
import { containsPattern, patternOf } from '../../http/lists/contains.sql.ts';
import { asFilter, evaluatedFirst, isAnyOf } from '../../http/lists/planner-hints.sql.ts';
import { preparedPage } from '../../http/lists/read-page.sql.ts';
import { publishedSectorsOf } from '../opportunities/index.ts';
import { selectRequests } from './access-requests.sql.ts';

const ORDERINGS = {
  created_at: accessRequests.createdAt,
  expires_at: accessRequests.expiresAt,
  updated_at: accessRequests.updatedAt,
} as const;

export type RequestRole = 'owner' | 'requester';

/** The title as the list shows it: a search finds requests only by what their reader can read. */
const titleFor = (role: RequestRole) =>
  sql`(select coalesce(d.title, ${sql.raw(role === 'owner' ? 'o.project_title' : 'o.published_title')}) from opportunities o
    left join deals d on d.access_request_id = ${accessRequests.id} where o.id = ${accessRequests.opportunityId})`;
const inSectors = (role: RequestRole, sectors: Place) =>
  role === 'owner'
    ? sql`exists(select 1 from opportunity_sectors l where l.opportunity_id = ${accessRequests.opportunityId} and ${isAnyOf(sql`l.sector_id`, sectors)})`
    : sql`exists(select 1 from jsonb_array_elements(${publishedSectorsOf(accessRequests.opportunityId)}) s
        where ${isAnyOf(sql`(s->>'id')::bigint`, sectors)})`;

/** The owner waits for the answer to what they asked. */
const isAsked = sql`(${accessRequests.waitsUntil} > now() and ${accessRequests.answeredAt} is null) is true`;

/** Matches the status of `statusAt`: requests expire before the job has run. */
const hasStatus = (status: AccessRequestStatus): SQL => {
  const open = sql`${accessRequests.status} = 'pending' and ${accessRequests.expiresAt} > now()`;
  if (status === 'pending') return sql`(${open} and not ${isAsked})`;
  if (status === 'asked') return sql`(${open} and ${isAsked})`;
  if (status === 'expired')
    return sql`(${accessRequests.status} = 'expired' or (${accessRequests.status} = 'pending' and ${accessRequests.expiresAt} <= now()))`;
  return eq(accessRequests.status, status);
};

/** Whether the viewer sells: the owner of a sell opportunity, and the requester of a mandate. */
const typeOf = (role: RequestRole, side: AccessRequestQuery['side']) =>
  (role === 'owner') === (side === 'seller') ? 'sell' : 'buy';

/** The values of a query; undefined if they are not given. */
const valuesOf = (viewer: number, query: AccessRequestQuery) => ({
  viewer,
  delegation: query.acting_for,
  id: query.id,
  title: query.title ? patternOf(query.title) : undefined,
  sectors: query.sectors?.length ? query.sectors : undefined,
});
type Shape = Pick<AccessRequestQuery, 'side' | 'statuses'> & {
  role: RequestRole;
  given: Places<ReturnType<typeof valuesOf>>;
};

/** If `statuses` is absent, the owner's list has pending requests, and the requester's list all of their own. */
function conditions(db: Queryable, { given, role, side, ...query }: Shape): SQL | undefined {
  const { statuses = role === 'owner' ? (['pending', 'asked'] as const) : undefined } = query;
  const type = side && typeOf(role, side);
  const own = db
    .select({ id: opportunities.id })
    .from(opportunities)
    .where(and(eq(opportunities.ownerId, given.viewer), type && eq(opportunities.type, type)));
  // This is a value and not `exists`: a hashed subplan would read every opportunity.
  const isOfType = sql`(select o.type from opportunities o where o.id = ${accessRequests.opportunityId}) = ${type}`;
  const found = statuses && or(...statuses.map(hasStatus));
  return and(
    role === 'owner'
      ? evaluatedFirst(accessRequests.opportunityId, own)
      : and(eq(accessRequests.requesterId, given.viewer), type ? isOfType : undefined),
    // The owner's inbox has an index of its own.
    found && (role === 'owner' && !query.statuses ? found : asFilter(found)),
    given.delegation &&
      asFilter(
        sql`exists(select 1 from acting_on_opportunity(${accessRequests.opportunityId}) a where a.delegation_id = ${given.delegation})`,
      ),
    given.id && eq(accessRequests.id, given.id),
    given.title && containsPattern(titleFor(role), given.title),
    given.sectors && asFilter(inSectors(role, given.sectors)),
  );
}

const pageOfRequests = preparedPage('requests', accessRequests, (db, shape: Shape) => ({
  where: conditions(db, shape),
  orderings: ORDERINGS,
  select: (ofPage) => selectRequests(db).where(ofPage),
}));

export function listRequests(db: Queryable, viewerId: number, role: RequestRole, query: AccessRequestQuery) {
  const { side, statuses } = query;
  const values = valuesOf(viewerId, query);
  return pageOfRequests(db, query, { role, side, statuses, given: placesOf(values) }, values);
}
