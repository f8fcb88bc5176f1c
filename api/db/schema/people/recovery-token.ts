import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, instant } from '../columns.ts';
import { users } from './user.ts';

export const recoveryTokens = pgTable(
  'recovery_tokens',
  {
    hash: text('hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('recovery_tokens_user').on(t.userId)],
);
