import { integer, pgTable } from 'drizzle-orm/pg-core';
import { idColumn } from '../columns.ts';
import { opportunities } from './opportunity.ts';

/** How often the page of a listing was read; apart from it, so that counting neither locks nor changes the listing. */
export const opportunityViews = pgTable('opportunity_views', {
  opportunityId: idColumn('opportunity_id')
    .primaryKey()
    .references(() => opportunities.id, { onDelete: 'cascade' }),
  views: integer('views').notNull(),
});
