import { questionKey } from '@handover/shared/contract';
import type { askSeveralBodySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { assertAllowed, notifyParties, openDeal } from '../../deals/index.ts';
import { logQuestion } from '../open-question.ts';
import { repeatedRows } from '../question.rules.ts';
import { insertQuestions, textsAskedBy } from '../questions.sql.ts';

/** Asks several questions, all or none; so many notices would be one. */
export function askSeveral({ app, viewer, params, body }: IdCall<{ body: typeof askSeveralBodySchema }>) {
  return app.db.transaction(async (tx) => {
    const open = await openDeal(tx, viewer, params.id);
    assertAllowed(open, 'ask');
    const { deal, otherId } = open;
    const before = await textsAskedBy(tx, deal.id, viewer.id);
    const repeated = repeatedRows(
      body.questions.map(({ question }) => question),
      before,
      questionKey,
    );
    if (repeated.length > 0) throw new DomainError('question.asked_before', { rows: repeated.join(', ') });
    const asked = await insertQuestions(
      tx,
      deal.id,
      body.questions.map(({ question, subject }) => ({
        askedBy: viewer.id,
        question,
        subject: subject || null,
      })),
    );
    for (const question of asked) await logQuestion(tx, 'question_asked', { deal, question, viewer });
    const place = { tab: 'questions' };
    const [first] = asked;
    await notifyParties(tx, deal.id, [otherId], 'question_asked', {
      actorId: viewer.id,
      about: { questionId: Number(first?.id) },
      place: asked.length === 1 ? { ...place, question: Number(first?.id) } : place,
      gatherPlace: place,
      several: asked.map(({ id }) => id),
    });
    return { count: asked.length };
  });
}
