import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from './columns.ts';

export const AUDIT_KINDS = [
  'signed_in',
  'sign_in_failed',
  'session_ended',
  'staff_granted',
  'staff_revoked',
  'moderated',
  'private_data_read',
  'deal_read',
  'file_read',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/**
 * What happened to accounts and private data, in order. Written by triggers when a transaction is committed, and never changed: the database refuses it. Each row has the
 * hash of the one before, so that a changed or removed row is found. Only ids, no text that somebody wrote.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** 1, 2, 3 without a gap. */
    id: idColumn('id').primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').$type<AuditKind>().notNull(),
    /** Who did it; null where nobody is signed in, or an operator did it. */
    actorId: idColumn('actor_id'),
    /** Ids of what it is about: `user`, `session`, `opportunity`, `deal`. */
    about: jsonb('about').$type<Record<string, string | number>>().notNull().default(sql`'{}'`),
    hash: text('hash').notNull(),
  },
  (t) => [index('audit_events_actor').on(t.actorId, t.id), index('audit_events_kind').on(t.kind, t.id)],
);
