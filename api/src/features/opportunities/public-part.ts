import type { Opportunity } from '@handover/shared/contract';
import { backgroundImageView } from '../background-images/index.ts';
import { withoutProposed } from '../reference/index.ts';
import type { SharedRow } from './shared-row.ts';
import { bandsOf, growthOf } from './viewing/bands.rules.ts';
import { languageOf } from './viewing/language-of.ts';

/**
 * The public part of a listing, or of the snapshot of one that a deal is about, as its owner and staff read it: figures as bands,
 * and tags and a region that staff have not accepted among the others.
 */
export const submittedPart = (row: SharedRow) =>
  ({
    type_of_opportunity: row.type,
    project_title: row.projectTitle,
    sectors: row.sectors,
    preferred_sectors: row.sectors,
    sub_sectors: row.subSectors,
    tags: row.tags,
    country: row.country,
    region: row.region,
    background_image: row.backgroundImage && backgroundImageView(row.backgroundImage),
    activity: row.activity,
    unique_selling_proposition: row.uniqueSellingProposition,
    reason_for_sale: row.reasonForSale,
    founded_year: row.foundedYear,
    handover_months: row.handoverMonths,
    largest_customer: row.largestCustomer,
    growth_shown: row.growthShown,
    growth: growthOf(row.latest, row.growthShown),
    asking_price: row.askingPrice,
    preferred_currency: row.preferredCurrencyId,
    bands: bandsOf(row.latest),
    preferred_ebitda_min: row.preferredEbitdaMin,
    preferred_ebitda_max: row.preferredEbitdaMax,
    preferred_min_revenue: row.preferredMinRevenue,
    preferred_max_revenue: row.preferredMaxRevenue,
    preferred_description: row.preferredDescription,
    language: languageOf([row.projectTitle, row.activity, row.preferredDescription]),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    published_at: row.publishedAt?.toISOString() ?? null,
  }) satisfies Partial<Opportunity>;

/** The part that everyone can read. */
export const publicPart = (row: SharedRow) => withoutProposed(submittedPart(row), row.proposed);
