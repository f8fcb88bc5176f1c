import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, instant } from '../columns.ts';
import { users } from './user.ts';

/** The links by which an account gets another address, each sent to that address. Only their hashes are stored. */
export const emailChanges = pgTable(
  'email_changes',
  {
    hash: text('hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('email_changes_user').on(t.userId)],
);
