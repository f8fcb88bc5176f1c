import type { QuestionQuery } from '@handover/shared/contract';
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { type Place, type Places, placesOf, prepared } from '../../../db/prepared.ts';
import { dealOpportunities, deals, earlierAnswers, questions, users } from '../../../db/schema/index.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { callerOf, type Viewer } from '../../http/call.ts';
import { containsPattern, patternOf } from '../../http/lists/contains.sql.ts';
import { isAnyOf } from '../../http/lists/planner-hints.sql.ts';
import { preparedPage } from '../../http/lists/read-page.sql.ts';
import { adviserName } from '../users/index.ts';
import { assignedTo, readAssignments } from './assigning/assignments.sql.ts';
import { readAttachments } from './attachments.sql.ts';
import { readPublished } from './publishing/published.sql.ts';

const askers = alias(users, 'askers');

const select = (db: Queryable) =>
  db
    .select({
      question: questions,
      deal: deals,
      type: dealOpportunities.type,
      asker: askers,
      answerer: users,
      askedThrough: adviserName(questions.actedBy),
      answeredThrough: adviserName(questions.answerActedBy),
    })
    .from(questions)
    .innerJoin(deals, eq(deals.id, questions.dealId))
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .innerJoin(askers, eq(askers.id, questions.askedBy))
    .leftJoin(users, eq(users.id, questions.answeredBy));
type Row = Awaited<ReturnType<typeof select>>[number];

const earlierOf = prepared('earlier_answers', (db) =>
  db
    .select()
    .from(earlierAnswers)
    .where(isAnyOf(earlierAnswers.questionId, sql.placeholder('ids')))
    .orderBy(asc(earlierAnswers.id)),
);

/** Adds attachments, earlier answers, to whom it was put and what is published of it, by one query each. */
async function withParts(db: Queryable, rows: Row[]) {
  const ids = rows.map(({ question }) => question.id);
  const attachments = ids.length > 0 ? await readAttachments(db, ids) : [];
  const earlier = ids.length > 0 ? await earlierOf(db, { ids }) : [];
  const assignments = ids.length > 0 ? await readAssignments(db, ids) : [];
  const published = ids.length > 0 ? await readPublished(db, ids) : [];
  return rows.map((row) => ({
    ...row,
    attachments: attachments.filter(({ questionId }) => questionId === row.question.id),
    earlier: earlier.filter(({ questionId }) => questionId === row.question.id),
    assignments: assignments.filter(({ questionId }) => questionId === row.question.id),
    published: published.find(({ questionId }) => questionId === row.question.id),
  }));
}
export type QuestionRow = Awaited<ReturnType<typeof withParts>>[number];

export async function findQuestion(db: Queryable, id: number): Promise<QuestionRow> {
  const [row] = await withParts(db, await select(db).where(eq(questions.id, id)));
  if (!row) throw new DomainError('question.not_found');
  return row;
}

type NewQuestion = Omit<typeof questions.$inferInsert, 'number' | 'dealId'>;

/**
 * Adds questions in their order, each newer than the one before. The deal is locked, so that no two get the same number. The
 * timeline names deleted questions, so their numbers are not used again.
 */
export async function insertQuestions(tx: Transaction, dealId: number, added: readonly NewQuestion[]) {
  const { rows } = await tx.execute<{ number: number }>(sql`
    select coalesce(max(used.number), 0)::int as number from (
      select q.number from questions_and_answers q where q.deal_id = ${dealId}
      union all select (e.details->>'number')::int from deal_events e
        where e.deal_id = ${dealId} and e.event = 'question_deleted') used`);
  const last = onlyRow(rows).number;
  const now = Date.now() - added.length;
  return await tx
    .insert(questions)
    .values(
      added.map((values, index) => ({
        ...values,
        dealId,
        number: last + 1 + index,
        ...(added.length > 1 && { createdAt: new Date(now + index) }),
      })),
    )
    .returning();
}

/** The texts of all that a person has asked in a deal. */
export async function textsAskedBy(db: Queryable, dealId: number, askedBy: number): Promise<string[]> {
  const rows = await db
    .select({ question: questions.question })
    .from(questions)
    .where(and(eq(questions.dealId, dealId), eq(questions.askedBy, askedBy)));
  return rows.map(({ question }) => question);
}

export async function setQuestion(
  tx: Transaction,
  id: number,
  values: Partial<Omit<typeof questions.$inferInsert, 'answerActedBy'>> & { answerActedBy?: SQL },
) {
  await tx
    .update(questions)
    .set({ ...values, updatedAt: changedAt(questions.updatedAt) })
    .where(eq(questions.id, id));
}

export async function keepAnswer(tx: Transaction, questionId: number, answer: string, writtenAt: Date) {
  await tx.insert(earlierAnswers).values({ questionId, answer, writtenAt });
}

export async function removeQuestion(tx: Transaction, id: number): Promise<void> {
  await tx.delete(questions).where(eq(questions.id, id));
}

/** All questions, in the order in which they were asked. */
export const allQuestions = async (db: Queryable, dealId: number) =>
  withParts(db, await select(db).where(eq(questions.dealId, dealId)).orderBy(asc(questions.number)));

const ORDERINGS = {
  created_at: questions.createdAt,
  answered_at: questions.answeredAt,
  number: questions.number,
} as const;
const SEARCHED = sql`concat_ws(' ', ${questions.subject}, ${questions.question}, ${questions.answer})`;

/** `viewer` is the party, `person` whoever makes the call, perhaps for that party. */
const filters = (viewer: Place, person: Place) => ({
  open: isNull(questions.answer),
  answered: isNotNull(questions.answer),
  mine: eq(questions.askedBy, viewer),
  assigned: assignedTo(viewer, person),
});

type Shape = Pick<QuestionQuery, 'filter'> & {
  /** Open ones first. */
  grouped: boolean;
  given: Places<{ deal: number; viewer: number; person: number; search?: string }>;
};
const pageOfQuestions = preparedPage('questions', questions, (db, { given, filter, grouped }: Shape) => ({
  where: and(
    eq(questions.dealId, given.deal),
    filter && filters(given.viewer, given.person)[filter],
    given.search && containsPattern(SEARCHED, given.search),
  ),
  orderings: ORDERINGS,
  ...(grouped && { groupedBy: sql`(${questions.answer} is not null)` }),
  select: (ofPage) => select(db).where(ofPage),
}));

/** Open ones first, unless an order is asked for. */
export async function listQuestions(db: Queryable, deal: number, viewer: Viewer, query: QuestionQuery) {
  const search = query.search ? patternOf(query.search) : undefined;
  const values = { deal, viewer: viewer.id, person: callerOf(viewer), search };
  const shape = { filter: query.filter, grouped: !query.ordering, given: placesOf(values) };
  const { rows, count } = await pageOfQuestions(db, query, shape, values);
  return { rows: await withParts(db, rows), count };
}

/** Counts all questions of a deal. */
export async function countQuestions(db: Queryable, dealId: number, viewer: Viewer) {
  const { open, answered, mine, assigned } = filters(
    sql`${viewer.id}::bigint`,
    sql`${callerOf(viewer)}::bigint`,
  );
  const counted = (where?: SQL) =>
    where ? sql<number>`(count(*) filter (where ${where}))::int` : sql<number>`count(*)::int`;
  const rows = await db
    .select({
      all: counted(),
      open: counted(open),
      answered: counted(answered),
      mine: counted(mine),
      assigned: counted(assigned),
    })
    .from(questions)
    .where(eq(questions.dealId, dealId));
  return onlyRow(rows);
}
