import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt } from './columns.ts';
import { deals } from './deal.ts';
import { opportunityFields } from './opportunity.ts';
import { sectors, subSectors, tags } from './reference.ts';

/** The opportunity as it stood when access was granted; a later edit of the listing does not rewrite it. */
export const dealOpportunities = pgTable(
  'deal_opportunities',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    dealId: integer('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
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

const dealOpportunity = () =>
  integer('deal_opportunity_id')
    .notNull()
    .references(() => dealOpportunities.id, { onDelete: 'cascade' });

export const dealOpportunitySectors = pgTable(
  'deal_opportunity_sectors',
  {
    dealOpportunityId: dealOpportunity(),
    sectorId: integer('sector_id')
      .notNull()
      .references(() => sectors.id),
  },
  (t) => [primaryKey({ columns: [t.dealOpportunityId, t.sectorId] })],
);
export const dealOpportunitySubSectors = pgTable(
  'deal_opportunity_sub_sectors',
  {
    dealOpportunityId: dealOpportunity(),
    subSectorId: integer('sub_sector_id')
      .notNull()
      .references(() => subSectors.id),
  },
  (t) => [primaryKey({ columns: [t.dealOpportunityId, t.subSectorId] })],
);
export const dealOpportunityTags = pgTable(
  'deal_opportunity_tags',
  {
    dealOpportunityId: dealOpportunity(),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.dealOpportunityId, t.tagId] })],
);
