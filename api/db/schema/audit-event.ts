import type { AuditKind, EditedList } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from './columns.ts';

interface AuditSubject {
  user?: number;
  /** The adviser who acted for the actor. */
  acted_by?: number;
  session?: string | number;
  opportunity?: number;
  deal?: number;
  entry?: { list: EditedList; id: number };
  release?: {
    number: number;
    set: string;
    at: string;
    by: string;
    /** The changes, without versions that do not exist. */
    changes: { name: string; from?: string; to?: string }[];
    /** SHA-256 of the entry in the release store. */
    entry: string;
  };
}

/**
 * Events of accounts, private data and releases, in order. Triggers write them when a transaction is committed, and
 * the database refuses changes. Each row has the hash of the one before, so that a changed or removed row is found.
 * Rows have ids and no text that somebody wrote, except the name of who released.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** 1, 2, 3 without a gap. */
    id: idColumn('id').primaryKey(),
    at: instant('at').notNull(),
    kind: text('kind').$type<AuditKind>().notNull(),
    /** The actor; null if nobody was signed in, or if it was an operator. */
    actorId: idColumn('actor_id'),
    /** The ids of the subject. */
    about: jsonb('about').$type<AuditSubject>().notNull().default(sql`'{}'`),
    hash: text('hash').notNull(),
  },
  (t) => [
    index('audit_events_actor').on(t.actorId, t.id),
    index('audit_events_user').on(sql`(${t.about} ->> 'user')`, t.id),
    index('audit_events_kind').on(t.kind, t.id),
  ],
);
