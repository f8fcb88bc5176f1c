import type { AuditKind } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from './columns.ts';

interface AuditSubject {
  user?: number;
  session?: string | number;
  opportunity?: number;
  deal?: number;
  release?: {
    number: number;
    set: string;
    at: string;
    by: string;
    /** Without the versions that there are none of. */
    changes: { name: string; from?: string; to?: string }[];
    /** SHA-256 of the entry in the release store. */
    entry: string;
  };
}

/**
 * What happened to accounts, private data and releases, in order. Written by triggers when a transaction is committed, and never changed: the database refuses it. Each row has the
 * hash of the one before, so that a changed or removed row is found. Only ids, no text that somebody wrote, but for the name of who released.
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
    /** Ids of what it is about. */
    about: jsonb('about').$type<AuditSubject>().notNull().default(sql`'{}'`),
    hash: text('hash').notNull(),
  },
  (t) => [
    index('audit_events_actor').on(t.actorId, t.id),
    index('audit_events_user').on(sql`(${t.about} ->> 'user')`, t.id),
    index('audit_events_kind').on(t.kind, t.id),
  ],
);
