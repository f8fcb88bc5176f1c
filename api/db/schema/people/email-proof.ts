import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, instant } from '../columns.ts';
import { users } from './user.ts';

/** The links by which an address is proven. Only their hashes are stored, each with the address that it was sent to. */
export const emailProofs = pgTable(
  'email_proofs',
  {
    hash: text('hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('email_proofs_user').on(t.userId)],
);
