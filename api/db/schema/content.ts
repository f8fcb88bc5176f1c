import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, idColumn, instant } from './columns.ts';

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

export const faqCategories = pgTable('faq_categories', {
  id: idColumn('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1000 }),
  name: text('name').notNull(),
  nameFr: text('name_fr').notNull(),
  position: integer('position').notNull().default(0),
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
  },
  (t) => [index('faq_category').on(t.categoryId, t.position)],
);
