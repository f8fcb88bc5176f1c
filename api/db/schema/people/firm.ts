import { FIRM_KINDS, FIRM_ROLES } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, instant, refersTo, unguessableId, updatedAt } from '../columns.ts';
import { countries } from '../market/reference.ts';
import { users } from './user.ts';

export const firmKind = pgEnum('firm_kind', FIRM_KINDS);
export const firmRole = pgEnum('firm_role', FIRM_ROLES);

export const firms = pgTable('firms', {
  id: id(),
  name: text('name').notNull(),
  kind: firmKind('kind').notNull(),
  countryId: refersTo('country_id', () => countries.id),
  website: text('website').notNull().default(''),
  about: text('about').notNull().default(''),
  /** Storage key of the logo; random, so that the URL changes with the logo. */
  logoKey: text('logo_key'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A person is in at most one firm. */
export const firmMembers = pgTable(
  'firm_members',
  {
    userId: belongsTo('user_id', () => users.id).primaryKey(),
    firmId: belongsTo('firm_id', () => firms.id),
    role: firmRole('role').notNull(),
    joinedAt: instant('joined_at').notNull().defaultNow(),
  },
  (t) => [index('firm_members_firm').on(t.firmId, t.joinedAt)],
);

/**
 * The links by which colleagues join, each sent to its address. Only their hashes are stored. One that is accepted, declined,
 * withdrawn, or replaced by another for its address, is ended.
 */
export const firmInvitations = pgTable(
  'firm_invitations',
  {
    id: unguessableId(),
    firmId: belongsTo('firm_id', () => firms.id),
    hash: text('hash').notNull(),
    email: text('email').notNull(),
    role: firmRole('role').notNull(),
    invitedBy: refersTo('invited_by', () => users.id),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('firm_invitations_hash').on(t.hash),
    uniqueIndex('firm_invitations_once').on(t.firmId, t.email).where(sql`ended_at is null`),
    index('firm_invitations_email').on(t.email).where(sql`ended_at is null`),
    index('firm_invitations_invited_by').on(t.invitedBy, t.createdAt),
  ],
);
