import type { Faq, Reference } from '@handover/shared/contract';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/connect.ts';
import { faq, faqCategories } from '../../../db/schema/index.ts';
import type { pageBounds } from '../../http/lists/paging.ts';

type Bounds = ReturnType<typeof pageBounds>;

export async function listCategories(db: Queryable, { limit, offset }: Bounds) {
  const rows: Reference[] = await db
    .select({ id: faqCategories.id, name: faqCategories.name, name_fr: faqCategories.nameFr })
    .from(faqCategories)
    .orderBy(asc(faqCategories.position), asc(faqCategories.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await db.$count(faqCategories) };
}

/** The questions in the order of their categories, and within a category in their own order. */
export async function listQuestions(
  db: Queryable,
  categoryId: number | undefined,
  { limit, offset }: Bounds,
) {
  const where = categoryId === undefined ? undefined : eq(faq.categoryId, categoryId);
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
    .orderBy(asc(faqCategories.position), asc(faq.position), asc(faq.id))
    .limit(limit)
    .offset(offset);
  return { rows, count: await db.$count(faq, where) };
}
