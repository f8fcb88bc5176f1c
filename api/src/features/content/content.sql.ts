import type { Faq, Reference } from '@handover/shared/contract';
import { and, asc, eq, exists, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { faq, faqCategories } from '../../../db/schema/index.ts';
import type { pageBounds } from '../../http/lists/paging.ts';

type Bounds = ReturnType<typeof pageBounds>;

/** A category is shown while it has a question to show. */
const isShown = (db: Queryable) =>
  and(
    eq(faqCategories.deleted, false),
    exists(
      db
        .select({ id: faq.id })
        .from(faq)
        .where(and(eq(faq.categoryId, faqCategories.id), eq(faq.published, true))),
    ),
  );

export async function listCategories(db: Queryable, { limit, offset }: Bounds) {
  const rows: Reference[] = await db
    .select({ id: faqCategories.id, name: faqCategories.name, name_fr: faqCategories.nameFr })
    .from(faqCategories)
    .where(isShown(db))
    .orderBy(asc(faqCategories.position), asc(faqCategories.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await db.$count(faqCategories, isShown(db)) };
}

/** The published questions in the order of their categories, and within a category in their own order. */
export async function listQuestions(
  db: Queryable,
  categoryId: number | undefined,
  { limit, offset }: Bounds,
) {
  const ofCategory = categoryId === undefined ? undefined : eq(faq.categoryId, categoryId);
  const shown = db
    .select({ id: faqCategories.id })
    .from(faqCategories)
    .where(eq(faqCategories.deleted, false));
  const where = and(ofCategory, eq(faq.published, true), inArray(faq.categoryId, shown));
  const rows: Faq[] = await db
    .select({
      id: faq.id,
      category: faq.categoryId,
      question: faq.question,
      question_fr: faq.questionFr,
      answer: faq.answer,
      answer_fr: faq.answerFr,
    })
    .from(faq)
    .innerJoin(faqCategories, eq(faqCategories.id, faq.categoryId))
    .where(where)
    .orderBy(asc(faqCategories.position), asc(faqCategories.id), asc(faq.position), asc(faq.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await db.$count(faq, where) };
}
