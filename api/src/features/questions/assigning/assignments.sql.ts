import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import type { Place } from '../../../../db/prepared.ts';
import { prepared } from '../../../../db/prepared.ts';
import { questionAssignments, questions, users } from '../../../../db/schema/index.ts';
import { isAnyOf } from '../../../http/lists/planner-hints.sql.ts';

/**
 * Whether an assignment `a` of a question of this deal still holds: its person is the party, or has acted for it there ever since.
 * Who comes back does not get it back.
 */
const holds = (deal: unknown) => sql`(a.person_id = a.party_id or exists(
  select 1 from acting_on_deal(${deal}) r join delegations g on g.id = r.delegation_id
    left join firm_members m on m.user_id = r.user_id and r.user_id <> g.adviser_id
  where r.user_id = a.person_id and r.principal_id = a.party_id and r.granted_right >= 'ask'
    and greatest(g.accepted_at, m.joined_at) <= a.assigned_at))`;

const a = (column: string) => sql.raw(`a.${column}`);
const ofQuestions = prepared('question_assignments', (db) =>
  db
    .select({
      questionId: sql<number>`${a('question_id')}`.mapWith(Number),
      partyId: sql<number>`${a('party_id')}`.mapWith(Number),
      personId: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
    })
    .from(sql`${questionAssignments} a`)
    .innerJoin(questions, sql`${questions.id} = a.question_id`)
    .innerJoin(users, sql`${users.id} = a.person_id and ${users.closedAt} is null`)
    .where(and(isAnyOf(a('question_id'), sql.placeholder('ids')), holds(questions.dealId))),
);
/** To whom these questions are put, by the parties of both sides; each side reads its own. */
export const readAssignments = (db: Queryable, ids: number[]) => ofQuestions(db, { ids });

/** A condition on questions: put to this person, of the side of this party. */
export const assignedTo = (party: Place, person: Place) => sql`exists(
  select 1 from ${questionAssignments} a where a.question_id = ${questions.id} and a.party_id = ${party}
    and a.person_id = ${person} and ${holds(questions.dealId)})`;

interface Assignment {
  questionId: number;
  partyId: number;
  personId: number | null;
}
export async function setAssignee(
  tx: Transaction,
  { questionId, partyId, personId }: Assignment,
): Promise<void> {
  await tx
    .delete(questionAssignments)
    .where(and(eq(questionAssignments.questionId, questionId), eq(questionAssignments.partyId, partyId)));
  if (personId !== null) await tx.insert(questionAssignments).values({ questionId, partyId, personId });
}
