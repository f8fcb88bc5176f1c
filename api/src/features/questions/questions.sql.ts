import { QUESTION_CATEGORIES, type Question } from '@handover/shared/contract';
import { asc, count, eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { dealOpportunities, deals, questions, users } from '../../../db/schema/index.ts';
import { notFound } from '../../domain-error.ts';

const select = (db: Queryable) =>
  db
    .select({ question: questions, ownerId: deals.ownerId, type: dealOpportunities.type })
    .from(questions)
    .innerJoin(deals, eq(deals.id, questions.dealId))
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id));
type Row = Awaited<ReturnType<typeof select>>[number];

export function questionAnswer({ question, ownerId, type }: Row, viewerId: number): Question {
  const byOwner = question.askedBy === ownerId;
  return {
    id: question.id,
    deal_id: question.dealId,
    category: QUESTION_CATEGORIES.find((category) => category === question.category) ?? null,
    question: question.question,
    answer: question.answer,
    asked_by: byOwner === (type === 'sell') ? 'seller' : 'buyer',
    mine: question.askedBy === viewerId,
    created_at: question.createdAt.toISOString(),
    answered_at: question.answeredAt?.toISOString() ?? null,
  };
}

export const questionMissing = () => notFound('This question was not found');

export async function findQuestion(db: Queryable, id: number): Promise<Row> {
  const [row] = await select(db).where(eq(questions.id, id));
  if (!row) throw questionMissing();
  return row;
}

export const QUESTION_ORDERINGS = {
  created_at: questions.createdAt,
  answered_at: questions.answeredAt,
} as const;

/** As they were asked. */
export const allQuestions = (db: Queryable, dealId: number) =>
  select(db).where(eq(questions.dealId, dealId)).orderBy(asc(questions.createdAt), asc(questions.id));

export async function accountLanguage(db: Queryable, userId: number): Promise<string> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? '';
}

interface Page {
  orderBy: SQL[];
  limit: number;
  offset: number;
}

export async function listQuestions(db: Queryable, dealId: number, page: Page) {
  const where = eq(questions.dealId, dealId);
  const rows = await select(db)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const [total] = await db.select({ count: count() }).from(questions).where(where);
  return { rows, count: total?.count ?? 0 };
}
