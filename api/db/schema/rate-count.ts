import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How often an address has called a limited route; counted in the database so that all processes share one limit. */
export const rateCounts = pgTable(
  'rate_counts',
  {
    /** Hash of route and address. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('rate_counts_ends').on(t.endsAt)],
);
