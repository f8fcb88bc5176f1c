import { type PageQuery, QUESTION_CATEGORIES, type Question } from '@handover/shared/contract';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { dealOpportunities, deals, questions } from '../../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';
import { readPage } from '../../http/paging.ts';

const select = (db: Queryable) =>
  db
    .select({ question: questions, ownerId: deals.ownerId, type: dealOpportunities.type })
    .from(questions)
    .innerJoin(deals, eq(deals.id, questions.dealId))
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id));
type Row = Awaited<ReturnType<typeof select>>[number];

export function questionResponse({ question, ownerId, type }: Row, viewerId: number): Question {
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

export async function findQuestion(db: Queryable, id: number): Promise<Row> {
  const [row] = await select(db).where(eq(questions.id, id));
  if (!row) throw new DomainError('question.not_found');
  return row;
}

const ORDERINGS = {
  created_at: questions.createdAt,
  answered_at: questions.answeredAt,
} as const;

export async function insertQuestion(db: Queryable, values: typeof questions.$inferInsert): Promise<Row> {
  const { id } = onlyRow(await db.insert(questions).values(values).returning());
  return findQuestion(db, id);
}

export async function setQuestion(db: Queryable, id: number, values: Partial<typeof questions.$inferInsert>) {
  await db
    .update(questions)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(questions.id, id));
}

export async function removeQuestion(db: Queryable, id: number): Promise<void> {
  await db.delete(questions).where(eq(questions.id, id));
}

/** In the order in which they were asked. */
export const allQuestions = (db: Queryable, dealId: number) =>
  select(db).where(eq(questions.dealId, dealId)).orderBy(asc(questions.createdAt), asc(questions.id));

export const listQuestions = (db: Queryable, dealId: number, query: PageQuery) =>
  readPage(db, questions, { query, where: eq(questions.dealId, dealId), orderings: ORDERINGS }, (ofPage) =>
    select(db).where(ofPage),
  );
