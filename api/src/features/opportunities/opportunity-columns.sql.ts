import type { Refusal } from '@handover/shared/contract';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Place } from '../../../db/prepared.ts';
import { opportunities } from '../../../db/schema/index.ts';
import { existsForEach } from '../../http/lists/planner-hints.sql.ts';
import { sharedColumns } from './shared-columns.sql.ts';
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

/** The pending request, from json: times are texts there. */
interface PendingRequest {
  id: number;
  askedAt: string;
  expiresAt: string;
  /** While the owner waits for an answer to what they have asked back. */
  replyBy: string | null;
}
interface LastRefusal {
  at: string;
  reason: string | null;
  by: Refusal;
}

/** The deals of the other listings of its company, and of the mandates that it is attached to: its sale sells all listings. */
const dealsOfCompany = sql`
  select x.id from opportunities l join deals x on x.opportunity_id = l.id where l.company_id = "opportunities"."company_id"
  union all select s.deal_id from deal_opportunities s where s.attached_company_id = "opportunities"."company_id"`;

/** Everything that the response of an opportunity needs for a viewer (0: anonymous), in one query. */
export const opportunityColumns = (viewer: Place) => ({
  ...fields,
  ...sharedColumns('opportunity'),
  companyName: sql<string | null>`(select c.name from companies c where c.id = "opportunities"."company_id")`,
  companyChanged: companyChanged(viewer),
  isFavorite: sql<boolean>`exists(select 1 from favorites f where f.opportunity_id = ${id} and f.user_id = ${viewer})`,
  favorites: sql<number>`(select count(*) from favorites f where f.opportunity_id = ${id})`,
  views: sql<number | null>`(select v.views from opportunity_views v where v.opportunity_id = ${id})`,
  underExclusivity:
    existsForEach(sql`from deals d where d.opportunity_id = ${id} and d.status in ('active', 'paused')
    and d.exclusivity_ends_at > now()`),
  runningDeals: sql<number>`(select count(*) from deals d where d.opportunity_id = ${id} and d.status in ('active', 'paused'))`,
  soldThrough: sql<number | null>`(case when ${opportunities.soldAt} is not null then coalesce(
    (select d.id from deals d where d.opportunity_id = ${id} and d.status = 'completed' limit 1),
    (select d.id from deals d where d.status = 'completed' and d.id in (${dealsOfCompany}) limit 1)) end)`,
  pendingRequests: sql<number>`(select count(*) from access_requests a where a.opportunity_id = ${id} and a.status = 'pending'
    and a.expires_at > now())`,
  dealId: sql<
    number | null
  >`(select d.id from deals d where d.opportunity_id = ${id} and d.requester_id = ${viewer}
    and d.status <> 'cancelled' order by d.created_order desc limit 1)`,
  /**
   * A running deal that exclusivity does not pause opens the confidential part; an exclusivity whose time is over no
   * longer does, also before anyone has carried that out.
   */
  hasOpenDeal: sql<boolean>`exists(select 1 from deals d where d.opportunity_id = ${id} and d.requester_id = ${viewer}
    and d.status <> 'cancelled' and (coalesce(d.pause_reason, '') <> 'exclusivity' or not exists(select 1 from deals x
      where x.opportunity_id = ${id} and x.exclusivity_closed_at is null and x.exclusivity_ends_at > now())))`,
  request: sql<PendingRequest | null>`(select json_build_object('id', a.id, 'askedAt', a.created_at, 'expiresAt', a.expires_at,
      'replyBy', case when a.answered_at is null and a.waits_until > now() then a.waits_until end)
    from access_requests a where a.opportunity_id = ${id} and a.requester_id = ${viewer}
    and a.status = 'pending' and a.expires_at > now() limit 1)`,
  /** The latest; a cancelled deal has its reason in the deal. */
  refusal: sql<LastRefusal | null>`(select json_build_object('at', r.at, 'reason', r.reason, 'by', r.by) from (
      select a.decided_at as at, a.decline_reason as reason, 'declined' as by from access_requests a
        where a.opportunity_id = ${id} and a.requester_id = ${viewer} and a.status = 'declined' and a.decided_at is not null
      union all
      select d.ended_at, null, case when d.cancelled_by = ${viewer} then 'cancelled_by_you' else 'cancelled' end from deals d
        where d.opportunity_id = ${id} and d.requester_id = ${viewer} and d.status = 'cancelled' and d.ended_at is not null
    ) r order by r.at desc limit 1)`,
});
