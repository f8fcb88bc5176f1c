import type { askBodySchema, pageQuerySchema, questionPatchSchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../domain-error.ts';
import { readWhenDone } from '../../../events/read-when-done.ts';
import { touchDeal } from '../../../events/touch-deal.ts';
import type { Call, IdCall, Viewer } from '../../../http/call.ts';
import { paged } from '../../../http/paging.ts';
import { assertAllowed, logEvent, notifyParties, openDeal, readableDeal } from '../../deals/index.ts';
import { checkAnswer, checkEdit } from '../question.rules.ts';
import {
  findQuestion,
  insertQuestion,
  listQuestions as listRows,
  questionResponse,
  removeQuestion,
  setQuestion,
} from '../questions.sql.ts';

export async function listQuestions({
  app,
  viewer,
  params,
  query,
}: IdCall<{ query: typeof pageQuerySchema }>) {
  await readableDeal(app.db, viewer, params.id);
  const page = await listRows(app.db, params.id, query);
  return paged(query, page, (question) => questionResponse(question, viewer.id));
}

export async function askQuestion({ app, viewer, body }: Call<{ body: typeof askBodySchema }>) {
  return app.db.transaction(async (tx) => {
    const open = await openDeal(tx, viewer, body.deal_id);
    assertAllowed(open, 'ask');
    const { deal, otherId } = open;
    const row = await insertQuestion(tx, {
      dealId: deal.id,
      askedBy: viewer.id,
      question: body.question,
      category: body.category ?? null,
    });
    await logEvent(tx, {
      dealId: deal.id,
      event: 'question_asked',
      phase: deal.phase,
      actorId: viewer.id,
      details: { question: row.question.id },
    });
    await notifyParties(tx, deal.id, [otherId], 'question_asked', {}, ofQuestion(row.question.id, viewer));
    return questionResponse(row, viewer.id);
  });
}

/** Several within ten minutes are one notification, which leads to the questions. */
const ofQuestion = (questionId: number, viewer: Viewer) => ({
  actorId: viewer.id,
  about: { questionId },
  place: { tab: 'questions', question: questionId },
  gatherPlace: { tab: 'questions' },
});

/** A question with its deal, locked; read again after the lock, so that concurrent changes see each other. */
async function openQuestion(tx: Transaction, viewer: Viewer, id: number) {
  const { dealId } = (await findQuestion(tx, id)).question;
  const { deal, otherId } = await openDeal(tx, viewer, dealId, 'question.not_found');
  const { question } = await findQuestion(tx, id);
  const isAsker = question.askedBy === viewer.id;
  return {
    deal,
    otherId,
    question,
    facts: { isAsker, answered: question.answer !== null, dealStatus: deal.status },
  };
}

type PatchCall = IdCall<{ body: typeof questionPatchSchema }>;

/** `{question}` by the asker, `{answer}` by the other side. */
export async function editQuestion({ app, viewer, params, body }: PatchCall) {
  return app.db.transaction(async (tx) => {
    const { deal, otherId, question, facts } = await openQuestion(tx, viewer, params.id);
    const circumstances = ofQuestion(question.id, viewer);
    if (body.question === undefined && body.answer === undefined) throw new DomainError('question.no_change');
    if (body.question !== undefined) {
      checkEdit(facts);
      await setQuestion(tx, question.id, { question: body.question });
      await touchDeal(tx, deal.id);
      await notifyParties(tx, deal.id, [otherId], 'question_edited', {}, circumstances);
    }
    if (body.answer !== undefined) {
      checkAnswer(facts);
      const answeredAt = question.answeredAt ?? new Date();
      await setQuestion(tx, question.id, { answer: body.answer, answeredBy: viewer.id, answeredAt });
      await readWhenDone(tx, viewer.id, { questionId: question.id });
      await touchDeal(tx, deal.id);
      if (!facts.answered) {
        await logEvent(tx, {
          dealId: deal.id,
          event: 'question_answered',
          phase: deal.phase,
          actorId: viewer.id,
          details: { question: question.id },
        });
        await notifyParties(tx, deal.id, [question.askedBy], 'question_answered', {}, circumstances);
      } else await notifyParties(tx, deal.id, [question.askedBy], 'answer_corrected', {}, circumstances);
    }
    return questionResponse(await findQuestion(tx, question.id), viewer.id);
  });
}

export async function deleteQuestion({ app, viewer, params, reply }: IdCall) {
  await app.db.transaction(async (tx) => {
    const { deal, otherId, facts } = await openQuestion(tx, viewer, params.id);
    checkEdit(facts);
    await removeQuestion(tx, params.id);
    await readWhenDone(tx, otherId, { questionId: params.id });
    await touchDeal(tx, deal.id);
  });
  return reply.code(204).send();
}
