import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { choiceTables } from '../choices.ts';
import { belongsTo, createdAt, idColumn, instant, unguessableId, updatedAt } from '../columns.ts';
import { companies } from '../market/company.ts';
import { opportunityFields } from '../market/opportunity.ts';
import { deals } from './deal.ts';

/** The opportunity as it stood when access was granted; a later edit of the listing does not rewrite it. */
export const dealOpportunities = pgTable(
  'deal_opportunities',
  {
    id: unguessableId(),
    dealId: belongsTo('deal_id', () => deals.id),
    companyName: text('company_name').notNull().default(''),
    website: text('website').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** The company that the seller has attached to the deal of a mandate; null too once it is deleted. */
    attachedCompanyId: idColumn('attached_company_id').references(() => companies.id, {
      onDelete: 'set null',
    }),
    companyAttachedAt: instant('company_attached_at'),
    /** Whether documents carry the name of who reads them. */
    watermark: boolean('watermark').notNull().default(false),
    ...opportunityFields(),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('deal_opportunities_deal_unique').on(t.dealId),
    index('deal_opportunities_attached').on(t.attachedCompanyId).where(sql`attached_company_id is not null`),
  ],
);

export const dealOpportunityChoices = choiceTables('deal_opportunity', () => dealOpportunities.id);
export const {
  sectors: dealOpportunitySectors,
  subSectors: dealOpportunitySubSectors,
  tags: dealOpportunityTags,
} = dealOpportunityChoices;
