import type { Day, LoiStructure } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, idColumn, instant, money, refersTo, updatedAt } from '../columns.ts';
import { opportunities } from '../market/opportunity.ts';
import { currencies } from '../market/reference.ts';
import { users } from '../people/user.ts';
import { loiDocuments } from './loi-document.ts';

/** The day until which letters for an opportunity are due, to its end in the marketplace. */
export const bidDates = pgTable('bid_dates', {
  opportunityId: idColumn('opportunity_id')
    .primaryKey()
    .references(() => opportunities.id, { onDelete: 'cascade' }),
  date: date('date', { mode: 'string' }).$type<Day>().notNull(),
  /** Letters are sealed until the end of the day. */
  sealed: boolean('sealed').notNull().default(false),
  /** Set once the day is over and the seals are broken. */
  openedAt: instant('opened_at'),
  remindedAt: instant('reminded_at'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const counterOutcome = pgEnum('counter_outcome', ['taken_over', 'declined']);

/** What the seller side would accept in place of a version of a letter. It is open while that version is, and not answered. */
export const counterProposals = pgTable(
  'counter_proposals',
  {
    id: id(),
    loiDocumentId: belongsTo('loi_document_id', () => loiDocuments.id),
    /** The version of the letter that it answers. */
    version: integer('version').notNull(),
    expirationDate: date('expiration_date', { mode: 'string' }).$type<Day>().notNull(),
    price: money('price'),
    currencyId: idColumn('currency_id').references(() => currencies.id),
    structure: jsonb('structure').$type<LoiStructure>(),
    financing: text('financing').notNull().default(''),
    conditions: text('conditions').notNull().default(''),
    exclusivityDays: integer('exclusivity_days'),
    message: text('message').notNull().default(''),
    proposedBy: refersTo('proposed_by', () => users.id),
    outcome: counterOutcome('outcome'),
    /** The words of the buyer side with a refusal. */
    reason: text('reason'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('counter_proposals_open_unique').on(t.loiDocumentId, t.version).where(sql`outcome is null`),
  ],
);
