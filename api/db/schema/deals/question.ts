import { sql } from 'drizzle-orm';
import { index, integer, pgEnum, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
import { opportunities } from '../market/opportunity.ts';
import { users } from '../people/user.ts';
import { deals } from './deal.ts';

export const questions = pgTable(
  'questions_and_answers',
  {
    id: unguessableId(),
    dealId: belongsTo('deal_id', () => deals.id),
    /** 1, 2, 3 in a deal; it stays when another one is deleted. */
    number: integer('number').notNull(),
    askedBy: refersTo('asked_by', () => users.id),
    actedBy: actedBy(() => users.id),
    subject: text('subject'),
    category: text('category'),
    question: text('question').notNull(),
    answer: text('answer'),
    answeredBy: idColumn('answered_by').references(() => users.id),
    /** The adviser who wrote the answer for `answeredBy`. */
    answerActedBy: idColumn('answer_acted_by').references(() => users.id, { onDelete: 'set null' }),
    editedAt: instant('edited_at'),
    answeredAt: instant('answered_at'),
    correctedAt: instant('corrected_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('questions_deal').on(t.dealId, t.createdAt),
    uniqueIndex('questions_deal_number').on(t.dealId, t.number),
  ],
);

/** The texts of answers before they were corrected. */
export const earlierAnswers = pgTable(
  'earlier_answers',
  {
    id: id(),
    questionId: belongsTo('question_id', () => questions.id),
    answer: text('answer').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [index('earlier_answers_question').on(t.questionId)],
);

/** The person of each side to whom a question was put. It holds while they are of that side: `readAssignments`. */
export const questionAssignments = pgTable(
  'question_assignments',
  {
    questionId: belongsTo('question_id', () => questions.id),
    /** The party of the side. */
    partyId: belongsTo('party_id', () => users.id),
    personId: belongsTo('person_id', () => users.id),
    assignedAt: instant('assigned_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.questionId, t.partyId] }),
    index('question_assignments_party').on(t.partyId),
    index('question_assignments_person').on(t.personId),
  ],
);

/** Answers that the seller of a listing shows to its other buyers, in words of their own. One that is withdrawn stays as a record. */
export const publishedAnswers = pgTable(
  'published_answers',
  {
    id: unguessableId(),
    opportunityId: belongsTo('opportunity_id', () => opportunities.id),
    /** Where it comes from: never told to a buyer. */
    questionId: idColumn('question_id').references(() => questions.id, { onDelete: 'set null' }),
    publishedBy: refersTo('published_by', () => users.id),
    actedBy: actedBy(() => users.id),
    subject: text('subject'),
    category: text('category'),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    createdAt: createdAt(),
    correctedAt: instant('corrected_at'),
    withdrawnAt: instant('withdrawn_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('published_answers_opportunity').on(t.opportunityId, t.createdAt),
    index('published_answers_published_by').on(t.publishedBy),
    uniqueIndex('published_answers_once').on(t.questionId).where(sql`withdrawn_at is null`),
  ],
);

export const questionPart = pgEnum('question_part', ['question', 'answer']);

/** The attachments of a question and of its answer. */
export const questionFiles = pgTable(
  'question_files',
  {
    fileId: idColumn('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    questionId: belongsTo('question_id', () => questions.id),
    part: questionPart('part').notNull(),
  },
  (t) => [index('question_files_question').on(t.questionId)],
);
