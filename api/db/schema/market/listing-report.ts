import type { Language, ReportDecision, ReportReason } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, createdOrder, idColumn, instant, unguessableId } from '../columns.ts';
import { users } from '../people/user.ts';

/** What people report of listings, and what staff decide. The id of a deleted listing is kept. */
export const listingReports = pgTable(
  'listing_reports',
  {
    id: unguessableId(),
    createdOrder: createdOrder(),
    opportunityId: idColumn('opportunity_id').notNull(),
    /** The account that reported; null of a visitor. */
    reporterId: idColumn('reporter_id').references(() => users.id),
    /** What a visitor told of themselves; empty of an account. */
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    /** The network of a visitor, by which the reports of a day are counted; empty of an account. */
    ip: text('ip').notNull().default(''),
    /** The language of the mails to a visitor. */
    language: text('language').$type<Language>().notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    explanation: text('explanation').notNull(),
    createdAt: createdAt(),
    /** Null while the report is open, as the next three. */
    decidedAt: instant('decided_at'),
    decidedBy: idColumn('decided_by').references(() => users.id),
    decision: text('decision').$type<ReportDecision>(),
    decisionReason: text('decision_reason'),
  },
  (t) => [
    index('listing_reports_open').on(t.createdAt, t.createdOrder).where(sql`decided_at is null`),
    index('listing_reports_decided')
      .on(t.decidedAt.desc().nullsFirst(), t.createdOrder.desc().nullsFirst())
      .where(sql`decided_at is not null`),
    index('listing_reports_listing').on(t.opportunityId).where(sql`decided_at is null`),
    index('listing_reports_reporter').on(t.reporterId, t.createdAt),
    index('listing_reports_ip').on(t.ip, t.createdAt),
    index('listing_reports_email').on(sql`lower(email)`, t.createdAt),
  ],
);
