import { type Day, LETTER_MARKS, LOI_STATUSES, type LoiStructure } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  belongsTo,
  createdAt,
  createdOrder,
  id,
  idColumn,
  instant,
  money,
  refersTo,
  unguessableId,
  updatedAt,
} from '../columns.ts';
import { files } from '../file.ts';
import { opportunities } from '../market/opportunity.ts';
import { currencies } from '../market/reference.ts';
import { users } from '../people/user.ts';
import { deals } from './deal.ts';

/**
 * The content of one version of a letter: its terms as far as they are given, and whether its file was written from
 * them.
 */
const content = () => ({
  price: money('price'),
  currencyId: idColumn('currency_id').references(() => currencies.id),
  structure: jsonb('structure').$type<LoiStructure>(),
  financing: text('financing').notNull().default(''),
  conditions: text('conditions').notNull().default(''),
  exclusivityDays: integer('exclusivity_days'),
  fileMade: boolean('file_made').notNull().default(false),
  /** Sent under seal: for its author alone, until the bid date is over. A replaced or withdrawn one stays so. */
  sealed: boolean('sealed').notNull().default(false),
});

export const loiStatus = pgEnum('loi_status', LOI_STATUSES);

export const loiDocuments = pgTable(
  'loi_documents',
  {
    id: unguessableId(),
    createdOrder: createdOrder(),
    dealId: belongsTo('deal_id', () => deals.id),
    /** Copied from the deal, so that one accepted letter per opportunity can be a constraint. */
    opportunityId: idColumn('opportunity_id').references(() => opportunities.id),
    status: loiStatus('status').notNull().default('submitted'),
    version: integer('version').notNull().default(1),
    expirationDate: date('expiration_date', { mode: 'string' }).$type<Day>().notNull(),
    fileId: refersTo('file_id', () => files.id),
    ...content(),
    submittedBy: refersTo('submitted_by', () => users.id),
    declineReason: text('decline_reason'),
    decidedAt: instant('decided_at'),
    /** Set when an accepted letter's exclusivity has ended: another may then be accepted. */
    endedAt: instant('ended_at'),
    remindedAt: instant('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('loi_documents_open_unique').on(t.dealId).where(sql`status = 'submitted'`),
    uniqueIndex('loi_documents_accepted_unique')
      .on(t.opportunityId)
      .where(sql`status = 'accepted' and ended_at is null`),
    index('loi_documents_deal').on(t.dealId, t.createdOrder),
    index('loi_documents_expiry').on(t.expirationDate).where(sql`status = 'submitted'`),
  ],
);

/** Earlier versions of a letter that was edited while open. */
export const loiVersions = pgTable(
  'loi_versions',
  {
    id: id(),
    loiDocumentId: belongsTo('loi_document_id', () => loiDocuments.id),
    version: integer('version').notNull(),
    expirationDate: date('expiration_date', { mode: 'string' }).$type<Day>().notNull(),
    fileId: refersTo('file_id', () => files.id),
    ...content(),
    /** The time at which the next version was sent. */
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('loi_versions_unique').on(t.loiDocumentId, t.version)],
);

export const letterMark = pgEnum('letter_mark', LETTER_MARKS);

/** What the owner of an opportunity thinks of a letter. A table of its own: a letter does not change by it. */
export const letterMarks = pgTable('letter_marks', {
  loiDocumentId: idColumn('loi_document_id')
    .primaryKey()
    .references(() => loiDocuments.id, { onDelete: 'cascade' }),
  mark: letterMark('mark'),
  note: text('note').notNull().default(''),
  updatedAt: updatedAt(),
});
