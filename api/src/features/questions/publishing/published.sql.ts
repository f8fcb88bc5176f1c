import type { PageQuery } from '@handover/shared/contract';
import { and, eq, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { changedAt } from '../../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { onlyRow } from '../../../../db/only-row.ts';
import { prepared } from '../../../../db/prepared.ts';
import { deals, opportunities, publishedAnswers, questions } from '../../../../db/schema/index.ts';
import { containsPattern, patternOf } from '../../../http/lists/contains.sql.ts';
import { isAnyOf } from '../../../http/lists/planner-hints.sql.ts';
import { readPage } from '../../../http/lists/read-page.sql.ts';

export type PublishedRow = typeof publishedAnswers.$inferSelect;

const ofQuestions = prepared('published_answers', (db) =>
  db
    .select()
    .from(publishedAnswers)
    .where(
      and(isAnyOf(publishedAnswers.questionId, sql.placeholder('ids')), isNull(publishedAnswers.withdrawnAt)),
    ),
);
/** What is published of these questions. */
export const readPublished = (db: Queryable, ids: number[]) => ofQuestions(db, { ids });

export async function insertPublished(
  tx: Transaction,
  values: typeof publishedAnswers.$inferInsert,
): Promise<PublishedRow> {
  return onlyRow(await tx.insert(publishedAnswers).values(values).returning());
}

/** One that is not withdrawn, locked, with the owner of its listing. */
export async function lockPublished(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ published: publishedAnswers, ownerId: opportunities.ownerId, dealId: questions.dealId })
    .from(publishedAnswers)
    .innerJoin(opportunities, eq(opportunities.id, publishedAnswers.opportunityId))
    .leftJoin(questions, eq(questions.id, publishedAnswers.questionId))
    .where(and(eq(publishedAnswers.id, id), isNull(publishedAnswers.withdrawnAt)))
    .for('update', { of: publishedAnswers });
  return row;
}

export async function setPublished(
  tx: Transaction,
  id: number,
  values: Partial<typeof publishedAnswers.$inferInsert>,
): Promise<PublishedRow> {
  const rows = await tx
    .update(publishedAnswers)
    .set({ ...values, updatedAt: changedAt(publishedAnswers.updatedAt) })
    .where(eq(publishedAnswers.id, id))
    .returning();
  return onlyRow(rows);
}

/** The open deals of a listing whose buyers read what is published: all but the one in which it was asked, and those that exclusivity closes. */
export const readingDeals = (db: Queryable, opportunityId: number, askedIn: number | null) =>
  db
    .select({ id: deals.id, requesterId: deals.requesterId })
    .from(deals)
    .where(
      and(
        eq(deals.opportunityId, opportunityId),
        or(
          eq(deals.status, 'active'),
          and(eq(deals.status, 'paused'), sql`${deals.pauseReason} is distinct from 'exclusivity'`),
        ),
        askedIn === null ? undefined : ne(deals.id, askedIn),
      ),
    );

interface Read {
  deal: number;
  opportunity: number;
}
const SEARCHED = sql`concat_ws(' ', ${publishedAnswers.subject}, ${publishedAnswers.question}, ${publishedAnswers.answer})`;

/** What the buyer of a deal reads besides their own questions: what others have asked, the newest first. */
export const listPublished = (
  db: Queryable,
  { deal, opportunity }: Read,
  query: PageQuery & { search?: string | undefined },
) =>
  readPage(
    db,
    publishedAnswers,
    {
      query,
      where: and(
        eq(publishedAnswers.opportunityId, opportunity),
        isNull(publishedAnswers.withdrawnAt),
        notExists(
          db
            .select({ one: sql`1` })
            .from(questions)
            .where(and(eq(questions.id, publishedAnswers.questionId), eq(questions.dealId, deal))),
        ),
        query.search ? containsPattern(SEARCHED, patternOf(query.search)) : undefined,
      ),
      orderings: { created_at: publishedAnswers.createdAt },
    },
    (ofPage) => db.select().from(publishedAnswers).where(ofPage),
  );
