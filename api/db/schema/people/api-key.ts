import { KEY_KINDS } from '@handover/shared/contract';
import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, instant } from '../columns.ts';
import { users } from './user.ts';

export const apiKeyKind = pgEnum('api_key_kind', KEY_KINDS);

/**
 * The keys by which programs read the listings of a person, and sites show them. Of one for reading only the hash is stored; one of a
 * widget stands in the pages of the site. A row that is deleted opens nothing from then on.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: belongsTo('user_id', () => users.id),
    kind: apiKeyKind('kind').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes').array().notNull(),
    origins: text('origins').array().notNull(),
    /** SHA-256 of the key, as hex. */
    hash: text('hash').notNull().unique(),
    /** The key itself, if it is public. */
    publishable: text('publishable'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('api_keys_user').on(t.userId, t.createdAt)],
);
