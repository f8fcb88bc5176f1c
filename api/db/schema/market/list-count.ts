import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** How many rows a long list had a moment ago, for all instances (`http/lists/list-count.sql.ts`). */
export const listCounts = pgTable('list_counts', {
  /** A hash of the counted query. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  countedAt: instant('counted_at').notNull(),
});
