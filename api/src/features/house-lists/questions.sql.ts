import type { FaqEntry, FaqEntryPatch } from '@handover/shared/contract';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { faq, faqCategories } from '../../../db/schema/index.ts';

export type FaqRow = typeof faq.$inferSelect;

export const faqView = (row: FaqRow): FaqEntry => ({
  id: row.id,
  category: row.categoryId,
  question: row.question,
  question_fr: row.questionFr,
  answer: row.answer,
  answer_fr: row.answerFr,
  published: row.published,
  updated_at: row.updatedAt.toISOString(),
});

/** All questions in their order, with those that are not published. */
export async function readQuestions(db: Queryable): Promise<FaqRow[]> {
  const rows = await db
    .select({ faq })
    .from(faq)
    .innerJoin(faqCategories, eq(faqCategories.id, faq.categoryId))
    .orderBy(asc(faqCategories.position), asc(faqCategories.id), asc(faq.position), asc(faq.id));
  return rows.map((row) => row.faq);
}

export async function findQuestion(db: Queryable, id: number): Promise<FaqRow | undefined> {
  const [row] = await db.select().from(faq).where(eq(faq.id, id));
  return row;
}

export const isCategory = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(faqCategories, eq(faqCategories.id, id))) > 0;

/** The language in which another entry asks the same. */
export async function takenQuestions(
  db: Queryable,
  { question, question_fr }: Pick<FaqEntryPatch, 'question' | 'question_fr'>,
  id: number | undefined,
): Promise<('question' | 'question_fr')[]> {
  const same = {
    question: question === undefined ? sql`false` : sql`lower(${faq.question}) = lower(${question})`,
    question_fr:
      question_fr === undefined ? sql`false` : sql`lower(${faq.questionFr}) = lower(${question_fr})`,
  };
  const [found] = await db
    .select({
      question: sql<boolean>`coalesce(bool_or(${same.question}), false)`,
      question_fr: sql<boolean>`coalesce(bool_or(${same.question_fr}), false)`,
    })
    .from(faq)
    .where(and(id === undefined ? undefined : ne(faq.id, id), or(same.question, same.question_fr)));
  return (['question', 'question_fr'] as const).filter((field) => found?.[field]);
}

const columnsOf = (values: FaqEntryPatch) => ({
  categoryId: values.category,
  question: values.question,
  questionFr: values.question_fr,
  answer: values.answer,
  answerFr: values.answer_fr,
  published: values.published,
  edited: true,
});

const lastOf = async (db: Queryable, category: number) => {
  const rows = await db.select({ position: faq.position }).from(faq).where(eq(faq.categoryId, category));
  return Math.max(0, ...rows.map(({ position }) => position)) + 1;
};

/** Adds a question at the end of its category. */
export async function addQuestion(tx: Transaction, values: Required<FaqEntryPatch>): Promise<FaqRow> {
  const position = await lastOf(tx, values.category);
  const row = { ...columnsOf(values), categoryId: values.category, position };
  return onlyRow(
    await tx
      .insert(faq)
      .values({
        ...row,
        question: values.question,
        questionFr: values.question_fr,
        answer: values.answer,
        answerFr: values.answer_fr,
      })
      .returning(),
  );
}

/** An entry that moves to another category is the last one there. */
export async function changeQuestion(
  tx: Transaction,
  before: FaqRow,
  values: FaqEntryPatch,
): Promise<FaqRow> {
  const { category } = values;
  const goes = category !== undefined && category !== before.categoryId;
  const position = goes ? await lastOf(tx, category) : undefined;
  const changed = { ...columnsOf(values), position, updatedAt: changedAt(faq.updatedAt) };
  return onlyRow(await tx.update(faq).set(changed).where(eq(faq.id, before.id)).returning());
}

/** The ids of a category's questions, in their order. */
export async function orderOfQuestions(db: Queryable, category: number): Promise<number[]> {
  const rows = await db
    .select({ id: faq.id })
    .from(faq)
    .where(eq(faq.categoryId, category))
    .orderBy(asc(faq.position), asc(faq.id));
  return rows.map(({ id }) => id);
}

export async function setQuestionOrder(tx: Transaction, ids: number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx
      .update(faq)
      .set({ position: index + 1 })
      .where(eq(faq.id, id));
}
