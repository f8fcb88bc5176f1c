import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { choiceTables } from '../choices.ts';
import { belongsTo, createdAt, instant, unguessableId, updatedAt } from '../columns.ts';
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
    ...opportunityFields(),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('deal_opportunities_deal_unique').on(t.dealId)],
);

export const dealOpportunityChoices = choiceTables('deal_opportunity', () => dealOpportunities.id);
export const {
  sectors: dealOpportunitySectors,
  subSectors: dealOpportunitySubSectors,
  tags: dealOpportunityTags,
} = dealOpportunityChoices;
