import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, instant, refersTo, updatedAt } from './columns.ts';
import { deals } from './deal.ts';
import { users } from './user.ts';

export const questions = pgTable(
  'questions_and_answers',
  {
    id: id(),
    dealId: belongsTo('deal_id', () => deals.id),
    askedBy: refersTo('asked_by', () => users.id),
    category: text('category'),
    question: text('question').notNull(),
    answer: text('answer'),
    answeredBy: integer('answered_by').references(() => users.id),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('questions_deal').on(t.dealId, t.createdAt)],
);
