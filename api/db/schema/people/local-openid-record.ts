import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** What the demo's local OpenID provider remembers of a sign-in, which may go through several processes. */
export const localOpenidRecords = pgTable(
  'local_openid_records',
  {
    /** Model and id. */
    key: text('key').primaryKey(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('local_openid_records_ends').on(t.endsAt)],
);
