import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, idColumn, instant, updatedAt } from './columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    message: text('message').notNull(),
    ip: text('ip').notNull(),
    /** Null until the mail server has accepted it; a job retries. */
    mailedAt: instant('mailed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('contact_messages_ip').on(t.ip, t.createdAt),
    index('contact_messages_to_mail').on(t.id).where(sql`mailed_at is null`),
  ],
);

/** What staff have changed is theirs: a new release replaces only the texts that nobody has edited. */
const ofStaff = () => ({
  edited: boolean('edited').notNull().default(false),
  updatedAt: updatedAt(),
});

export const faqCategories = pgTable('faq_categories', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  name: text('name').notNull(),
  nameFr: text('name_fr').notNull(),
  position: integer('position').notNull().default(0),
  /** No longer shown, with its questions. */
  deleted: boolean('deleted').notNull().default(false),
  ...ofStaff(),
});

export const faq = pgTable(
  'faq',
  {
    id: idColumn('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
    categoryId: belongsTo('category_id', () => faqCategories.id),
    question: text('question').notNull(),
    questionFr: text('question_fr').notNull(),
    answer: text('answer').notNull(),
    answerFr: text('answer_fr').notNull(),
    position: integer('position').notNull().default(0),
    published: boolean('published').notNull().default(true),
    ...ofStaff(),
  },
  (t) => [index('faq_category').on(t.categoryId, t.position)],
);
