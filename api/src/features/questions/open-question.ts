import type { Transaction } from '../../../db/connect.ts';
import type { Viewer } from '../../http/call.ts';
import { logEvent, type OpenDeal, openDeal } from '../deals/index.ts';
import { questionFacts } from './question.response.ts';
import { findQuestion } from './questions.sql.ts';

/** A question with its deal, locked; read again after the lock, so that concurrent changes see each other. */
export async function openQuestion(tx: Transaction, viewer: Viewer, id: number) {
  const { dealId } = (await findQuestion(tx, id)).question;
  const { deal, otherId } = await openDeal(tx, viewer, dealId, 'question.not_found');
  const row = await findQuestion(tx, id);
  const { question, assignments, type } = row;
  // `deal` has expired deadlines settled.
  return { deal, otherId, type, question, assignments, facts: questionFacts({ ...row, deal }, viewer) };
}

/** Several within ten minutes are one notification, which leads to the questions. */
export const ofQuestion = (questionId: number, viewer: Viewer) => ({
  actorId: viewer.id,
  about: { questionId },
  place: { tab: 'questions', question: questionId },
  gatherPlace: { tab: 'questions' },
});

interface Written {
  deal: OpenDeal['deal'];
  question: { id: number; number: number };
  viewer: Viewer;
}
type QuestionEvent =
  | 'question_asked'
  | 'question_edited'
  | 'question_deleted'
  | 'question_answered'
  | 'answer_corrected';

/** Every write is in the timeline. */
export const logQuestion = (
  tx: Transaction,
  event: QuestionEvent,
  { deal, question: { id, number }, viewer }: Written,
) =>
  logEvent(tx, {
    dealId: deal.id,
    event,
    phase: deal.phase,
    actorId: viewer.id,
    details: { question: id, number },
  });
