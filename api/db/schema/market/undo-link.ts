import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, instant } from '../columns.ts';
import { users } from '../people/user.ts';

/**
 * The links by which the owner of an account takes back what somebody else may have done with it. Each gives the account
 * back to the address that it was sent to. Only their hashes are stored.
 */
export const undoLinks = pgTable(
  'undo_links',
  {
    hash: text('hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    email: text('email').notNull(),
    /** The password of the account at the time of the change. Whoever has changed it since does not know this one. */
    passwordHash: text('password_hash'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('undo_links_user').on(t.userId), index('undo_links_email').on(t.email)],
);
