import type { Opportunity } from '@handover/shared/contract';
import type { OpportunityRow } from './opportunities.sql.ts';
import { publicPart, submittedPart } from './public-part.ts';
import { accessOf, NO_ACCESS } from './viewing/access.rules.ts';
import { exactOf } from './viewing/bands.rules.ts';

/** The public part of a sold opportunity: title, sectors and place, but no text, price or figure. */
const SOLD = {
  activity: '',
  unique_selling_proposition: '',
  reason_for_sale: '',
  founded_year: null,
  handover_months: null,
  largest_customer: null,
  growth_shown: 'none',
  growth: null,
  preferred_description: '',
  tags: [],
  asking_price: null,
  bands: null,
  preferred_ebitda_min: null,
  preferred_ebitda_max: null,
  preferred_min_revenue: null,
  preferred_max_revenue: null,
} satisfies Partial<Opportunity>;

export interface OpportunityViewer {
  /** 0: anonymous. */
  id: number;
  isStaff: boolean;
  now: Date;
  /** Days before one may ask again after a refusal. */
  retryDays: number;
}

/** An opportunity as its viewer may see it: figures as bands, `own` only for the owner and staff. */
export function opportunityResponse(row: OpportunityRow, viewer: OpportunityViewer): Opportunity {
  const isOwner = row.ownerId === viewer.id;
  const access = accessOf(
    {
      isOwner,
      dealId: row.dealId,
      request: row.request && {
        id: row.request.id,
        askedAt: new Date(row.request.askedAt),
        expiresAt: new Date(row.request.expiresAt),
        replyBy: row.request.replyBy === null ? null : new Date(row.request.replyBy),
      },
      refusal: row.refusal && {
        at: new Date(row.refusal.at),
        reason: row.refusal.reason,
        by: row.refusal.by,
      },
    },
    viewer.now,
    viewer.retryDays,
  );
  const isStranger = !isOwner && !viewer.isStaff && row.dealId === null;
  return {
    id: row.id,
    ...(isOwner || viewer.isStaff ? submittedPart(row) : publicPart(row)),
    ...(isStranger && row.soldAt !== null ? SOLD : {}),
    exact: isOwner || viewer.isStaff || row.hasOpenDeal ? exactOf(row.latest) : null,
    is_favorite: row.isFavorite,
    request_access_status: access,
    under_exclusivity: row.underExclusivity,
    sold: row.soldAt !== null,
    sold_at: row.soldAt?.toISOString() ?? null,
    validated: row.validated,
    own:
      isOwner || viewer.isStaff
        ? {
            company_id: row.companyId,
            company_name: isOwner ? row.companyName : null,
            company_changed: row.companyChanged,
            sold_through: isOwner ? row.soldThrough : null,
            rejection_reason: row.rejectionReason,
            submitted_at: row.submittedAt.toISOString(),
            number_of_pending_requests: Number(row.pendingRequests),
            number_of_active_deals: Number(row.runningDeals),
            number_of_favorites: Number(row.favorites),
            number_of_views: row.views ?? 0,
          }
        : null,
  };
}

/** The opportunity as an anonymous visitor would read it if it were published. */
export const asStranger = (row: OpportunityRow, now: Date): Opportunity => ({
  id: row.id,
  ...publicPart(row),
  ...(row.soldAt === null ? {} : SOLD),
  published_at: (row.publishedAt ?? now).toISOString(),
  exact: null,
  is_favorite: false,
  request_access_status: { status: 'not_requested', ...NO_ACCESS },
  under_exclusivity: row.underExclusivity,
  sold: row.soldAt !== null,
  sold_at: row.soldAt?.toISOString() ?? null,
  validated: true,
  own: null,
});
