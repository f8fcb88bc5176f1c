import { getTableColumns, sql } from 'drizzle-orm';
import { opportunities } from '../../../db/schema/index.ts';
import { sharedColumns } from './shared-columns.ts';
import { companyChanged } from './take-over/company-state.sql.ts';

const id = sql.raw('"opportunities"."id"');

const {
  search: _search,
  companyState: _state,
  choiceWords: _words,
  latestRevenue: _revenue,
  latestEbitda: _ebitda,
  ...fields
} = getTableColumns(opportunities);

/** Everything that the response of an opportunity needs for a viewer (0: anonymous), in one query. */
export const opportunityColumns = (viewerId: number) => ({
  ...fields,
  ...sharedColumns('opportunity'),
  companyName: sql<string | null>`(select c.name from companies c where c.id = "opportunities"."company_id")`,
  companyChanged: companyChanged(viewerId),
  isFavorite: sql<boolean>`exists(select 1 from favorites f where f.opportunity_id = ${id} and f.user_id = ${viewerId})`,
  favorites: sql<number>`(select count(*) from favorites f where f.opportunity_id = ${id})`,
  views: sql<number | null>`(select v.views from opportunity_views v where v.opportunity_id = ${id})`,
  underExclusivity: sql<boolean>`exists(select 1 from deals d where d.opportunity_id = ${id} and d.status in ('active', 'paused')
    and d.exclusivity_ends_at > now())`,
  runningDeals: sql<number>`(select count(*) from deals d where d.opportunity_id = ${id} and d.status in ('active', 'paused'))`,
  pendingRequests: sql<number>`(select count(*) from access_requests a where a.opportunity_id = ${id} and a.status = 'pending'
    and a.expires_at > now())`,
  dealId: sql<
    number | null
  >`(select d.id from deals d where d.opportunity_id = ${id} and d.requester_id = ${viewerId}
    and d.status <> 'cancelled' order by d.id desc limit 1)`,
  /**
   * A running deal that exclusivity does not pause opens the confidential part; an exclusivity whose time is over no
   * longer does, also before anyone has carried that out.
   */
  hasOpenDeal: sql<boolean>`exists(select 1 from deals d where d.opportunity_id = ${id} and d.requester_id = ${viewerId}
    and d.status <> 'cancelled' and (coalesce(d.pause_reason, '') <> 'exclusivity' or not exists(select 1 from deals x
      where x.opportunity_id = ${id} and x.exclusivity_closed_at is null and x.exclusivity_ends_at > now())))`,
  requestId: sql<
    number | null
  >`(select a.id from access_requests a where a.opportunity_id = ${id} and a.requester_id = ${viewerId}
    and a.status = 'pending' and a.expires_at > now() limit 1)`,
  refusedAt: sql<string | null>`(select to_jsonb(greatest(
    (select max(a.decided_at) from access_requests a where a.opportunity_id = ${id} and a.requester_id = ${viewerId} and a.status = 'declined'),
    (select max(d.ended_at) from deals d where d.opportunity_id = ${id} and d.requester_id = ${viewerId} and d.status = 'cancelled'))))`,
});
