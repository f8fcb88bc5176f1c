import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, idColumn, instant } from '../columns.ts';
import { users } from './user.ts';

/** Keys of devices and password managers (WebAuthn) that sign in to an account. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: belongsTo('user_id', () => users.id),
    /** The id of the credential in the browser, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** The key in the format of WebAuthn (COSE), base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says; a copy of it would say less. 0 of those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The browser and platform in which it was added. */
    name: text('name').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId)],
);

/**
 * The challenges that a passkey has to sign, each once. The account is null while signing in: nobody is known yet.
 */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge: text('challenge').primaryKey(),
    userId: idColumn('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_challenges_user').on(t.userId)],
);
