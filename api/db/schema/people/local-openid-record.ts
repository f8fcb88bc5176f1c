import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../columns.ts';

/** The data of sign-ins at the demo's local OpenID provider, which may involve several processes. */
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
