import { type Day, DEAL_SIDES, DILIGENCE_STATES } from '@handover/shared/contract';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  actedBy,
  belongsTo,
  createdAt,
  id,
  idColumn,
  instant,
  refersTo,
  unguessableId,
  updatedAt,
} from '../columns.ts';
import { files } from '../file.ts';
import { users } from '../people/user.ts';
import { deals } from './deal.ts';

export const dealSide = pgEnum('deal_side', DEAL_SIDES);
export const diligenceState = pgEnum('diligence_state', DILIGENCE_STATES);

/** Due-diligence lists that were sent; before, the buyer side alone sees its lines. */
export const diligenceLists = pgTable('diligence_lists', {
  dealId: idColumn('deal_id')
    .primaryKey()
    .references(() => deals.id, { onDelete: 'cascade' }),
  sentAt: instant('sent_at').notNull(),
});

/** What one side asks the other for. */
export const diligenceLines = pgTable(
  'diligence_lines',
  {
    id: unguessableId(),
    dealId: belongsTo('deal_id', () => deals.id),
    section: text('section').notNull(),
    sectionNumber: integer('section_number').notNull(),
    /** 1, 2, 3 in a section. */
    number: integer('number').notNull(),
    request: text('request').notNull(),
    owedBy: dealSide('owed_by').notNull(),
    /** Who sees to it on the side that owes it. */
    personId: idColumn('person_id').references(() => users.id, { onDelete: 'set null' }),
    dueOn: date('due_on', { mode: 'string' }).$type<Day>(),
    state: diligenceState('state').notNull().default('open'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('diligence_lines_deal').on(t.dealId, t.sectionNumber, t.number),
    index('diligence_lines_due').on(t.dueOn).where(sql`state in ('open', 'returned')`),
  ],
);

/** The days of which a side was told that something of it is still open. */
export const diligenceReminders = pgTable(
  'diligence_reminders',
  {
    dealId: belongsTo('deal_id', () => deals.id),
    owedBy: dealSide('owed_by').notNull(),
    dueOn: date('due_on', { mode: 'string' }).$type<Day>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.dealId, t.owedBy, t.dueOn] })],
);

/** What was written on a line, or done with it. */
export const diligenceComments = pgTable(
  'diligence_comments',
  {
    id: id(),
    lineId: belongsTo('line_id', () => diligenceLines.id),
    authorId: refersTo('author_id', () => users.id),
    actedBy: actedBy(() => users.id),
    /** The state that it moved the line to. */
    state: diligenceState('state'),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('diligence_comments_line').on(t.lineId)],
);

/** Documents of the data room that a line names: any version stands for the present one. */
export const diligenceDocuments = pgTable(
  'diligence_documents',
  {
    lineId: belongsTo('line_id', () => diligenceLines.id),
    fileId: belongsTo('file_id', () => files.id),
  },
  (t) => [primaryKey({ columns: [t.lineId, t.fileId] }), index('diligence_documents_file').on(t.fileId)],
);
