import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, instant } from '../columns.ts';
import { users } from './user.ts';

/** The method of a confirmation: the password, a linked provider, or a passkey. */
export type ConfirmedBy = 'password' | 'provider' | 'passkey';

/** One sign-in with its family of refresh tokens, which are revoked together. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: belongsTo('user_id', () => users.id),
    rememberMe: boolean('remember_me').notNull().default(false),
    userAgent: text('user_agent').notNull().default(''),
    ip: text('ip').notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
    /** The latest end, however much it is used. */
    expiresAt: instant('expires_at').notNull(),
    /** It ends when it was not used for so long. */
    idleSeconds: integer('idle_seconds').notNull(),
    /** How the user last showed that it is them, and when; null of sessions from before this was kept. */
    confirmedBy: text('confirmed_by').$type<ConfirmedBy>(),
    confirmedAt: instant('confirmed_at'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

/**
 * Stores only hashes. The next token is an HMAC of the previous one, so a retry gets the same token on any instance.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    rotatedAt: instant('rotated_at'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);
