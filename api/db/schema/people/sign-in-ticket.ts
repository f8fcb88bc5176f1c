import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, instant } from '../columns.ts';
import { users } from './user.ts';

/**
 * The tickets of mailed links that let a password pass although too many sign-ins from an address have failed. Only
 * their hashes are stored.
 */
export const signInTickets = pgTable(
  'sign_in_tickets',
  {
    hash: text('hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('sign_in_tickets_user').on(t.userId)],
);
