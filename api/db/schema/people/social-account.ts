import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt } from '../columns.ts';
import { users } from './user.ts';

/** Keyed by provider and subject, never by e-mail: knowing an address must not be enough to take over an account. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('social_accounts_user').on(t.userId)],
);
