import type { Opportunity } from '@handover/shared/contract';
import { accessOf } from './access.rules.ts';
import { bandsOf } from './bands.rules.ts';
import type { OpportunityRow } from './opportunities.sql.ts';

export interface OpportunityViewer {
  /** 0: anonymous. */
  id: number;
  isStaff: boolean;
  now: Date;
  /** Days before one may ask again after a refusal. */
  retryDays: number;
}

/** A row as its viewer may see it: figures as bands, `own` only for the owner and staff. */
export function opportunityAnswer(row: OpportunityRow, viewer: OpportunityViewer): Opportunity {
  const isOwner = row.ownerId === viewer.id;
  const access = accessOf(
    {
      isOwner,
      dealId: row.dealId,
      requestId: row.requestId,
      refusedAt: row.refusedAt ? new Date(row.refusedAt) : null,
    },
    viewer.now,
    viewer.retryDays,
  );
  return {
    id: row.id,
    type_of_opportunity: row.type,
    project_title: row.projectTitle,
    sectors: row.sectors,
    preferred_sectors: row.sectors,
    sub_sectors: row.subSectors,
    tags: row.tags,
    country: row.country,
    region: row.region,
    activity: row.activity,
    unique_selling_proposition: row.uniqueSellingProposition,
    asking_price: row.askingPrice,
    preferred_currency: row.preferredCurrencyId,
    bands: bandsOf(row.latest),
    preferred_ebitda_min: row.preferredEbitdaMin,
    preferred_ebitda_max: row.preferredEbitdaMax,
    preferred_min_revenue: row.preferredMinRevenue,
    preferred_max_revenue: row.preferredMaxRevenue,
    preferred_description: row.preferredDescription,
    is_favorite: row.isFavorite,
    request_access_status: access,
    under_exclusivity: row.underExclusivity,
    sold: row.soldAt !== null,
    created_at: row.createdAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
    validated: row.validated,
    own:
      isOwner || viewer.isStaff
        ? {
            company_id: row.companyId,
            company_name: row.companyName,
            rejection_reason: row.rejectionReason,
            number_of_pending_requests: Number(row.pendingRequests),
            number_of_active_deals: Number(row.runningDeals),
          }
        : null,
  };
}
