import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, instant } from '../columns.ts';
import type { ConfirmedBy } from './session.ts';
import { users } from './user.ts';

/**
 * The secrets from which the authenticator app of an account makes its codes. A sign-in asks for a code once the
 * secret was confirmed by one.
 */
export const totpSecrets = pgTable('totp_secrets', {
  userId: belongsTo('user_id', () => users.id).primaryKey(),
  /** Encrypted with a secret of the server. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
  confirmedAt: instant('confirmed_at'),
  /** The period of the last code that was accepted, in units of 30 s since 1970: no code counts twice. */
  lastStep: integer('last_step').notNull().default(0),
});

/** Recovery codes for a lost app, each for one use. Only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    usedAt: instant('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
);

/** The first step of a sign-in was right; the second is open. Only hashes are stored. */
export const secondStepTickets = pgTable(
  'second_step_tickets',
  {
    hash: text('hash').primaryKey(),
    userId: belongsTo('user_id', () => users.id),
    rememberMe: boolean('remember_me').notNull(),
    /** The method of the first step. */
    confirmedBy: text('confirmed_by').$type<ConfirmedBy>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('second_step_tickets_user').on(t.userId)],
);
