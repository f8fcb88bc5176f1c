import { CLOSING_KINDS, CLOSING_OWNERS, CLOSING_STATES, type Day } from '@handover/shared/contract';
import { date, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  actedBy,
  belongsTo,
  createdAt,
  idColumn,
  instant,
  refersTo,
  unguessableId,
  updatedAt,
} from '../columns.ts';
import { files } from '../file.ts';
import { users } from '../people/user.ts';
import { deals } from './deal.ts';
import { dealSide } from './diligence.ts';

export const closingKind = pgEnum('closing_kind', CLOSING_KINDS);
export const closingOwner = pgEnum('closing_owner', CLOSING_OWNERS);
export const closingState = pgEnum('closing_state', CLOSING_STATES);

/** The adviser by whom somebody did it, where a later statement writes it. */
const through = (name: string) => idColumn(name).references(() => users.id, { onDelete: 'set null' });

/** What has to be there or done for the closing of a deal. */
export const closingLines = pgTable(
  'closing_lines',
  {
    id: unguessableId(),
    dealId: belongsTo('deal_id', () => deals.id),
    /** 1, 2, 3 in a deal. */
    number: integer('number').notNull(),
    kind: closingKind('kind').notNull(),
    title: text('title').notNull(),
    owedBy: closingOwner('owed_by').notNull(),
    writtenBy: dealSide('written_by').notNull(),
    dueOn: date('due_on', { mode: 'string' }).$type<Day>(),
    state: closingState('state').notNull().default('open'),
    /** The last move: whose, and why. */
    movedSide: dealSide('moved_side'),
    movedBy: idColumn('moved_by').references(() => users.id),
    movedActedBy: through('moved_acted_by'),
    movedAt: instant('moved_at'),
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('closing_lines_number').on(t.dealId, t.number)],
);

/** The documents of these lines, of either side. */
export const closingFiles = pgTable(
  'closing_files',
  {
    fileId: idColumn('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    lineId: belongsTo('line_id', () => closingLines.id),
  },
  (t) => [index('closing_files_line').on(t.lineId)],
);

/** The agreements that the sides of a deal negotiate. */
export const dealAgreements = pgTable(
  'deal_agreements',
  {
    id: unguessableId(),
    dealId: belongsTo('deal_id', () => deals.id),
    /** 1, 2, 3 in a deal. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('deal_agreements_number').on(t.dealId, t.number)],
);

/** Their versions, of either side. The newest is agreed once both sides have marked it. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    id: unguessableId(),
    agreementId: belongsTo('agreement_id', () => dealAgreements.id),
    /** 1, 2, 3 in an agreement. */
    number: integer('number').notNull(),
    note: text('note').notNull(),
    fileId: refersTo('file_id', () => files.id),
    uploadedBy: refersTo('uploaded_by', () => users.id),
    actedBy: actedBy(() => users.id),
    sellerMarkedAt: instant('seller_marked_at'),
    buyerMarkedAt: instant('buyer_marked_at'),
    signedFileId: idColumn('signed_file_id').references(() => files.id),
    signedBy: idColumn('signed_by').references(() => users.id),
    signedActedBy: through('signed_acted_by'),
    signedAt: instant('signed_at'),
    confirmedBy: idColumn('confirmed_by').references(() => users.id),
    confirmedActedBy: through('confirmed_acted_by'),
    confirmedAt: instant('confirmed_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('agreement_versions_number').on(t.agreementId, t.number)],
);
