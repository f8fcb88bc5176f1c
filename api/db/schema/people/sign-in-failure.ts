import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../columns.ts';

/** Counted in the database so that several instances share one limit. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: idColumn('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of account and address. */
    key: text('key').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('sign_in_failures_key').on(t.key, t.at)],
);
