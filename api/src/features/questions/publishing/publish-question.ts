import type { publishBodySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { openQuestion } from '../open-question.ts';
import { questionResponse } from '../question.response.ts';
import { checkPublish } from '../question.rules.ts';
import { findQuestion } from '../questions.sql.ts';
import { insertPublished } from './published.sql.ts';
import { tellBuyers } from './tell-buyers.ts';

/** Shows an answer to the other buyers of the listing, in words that the seller has looked over. */
export function publishQuestion(call: IdCall<{ body: typeof publishBodySchema }>) {
  const { app, request, viewer, params, body } = call;
  return app.db.transaction(async (tx) => {
    const { deal, question, facts } = await openQuestion(tx, viewer, params.id);
    checkPublish(facts);
    checkUnchanged(request, question.updatedAt);
    const { opportunityId } = deal;
    if (opportunityId === null) throw new DomainError('question.publish_needs_listing');
    const published = await insertPublished(tx, {
      opportunityId,
      questionId: question.id,
      publishedBy: viewer.id,
      subject: body.subject || null,
      category: question.category,
      question: body.question,
      answer: body.answer,
    });
    await tellBuyers(tx, 'answer_published', { published, ownerId: viewer.id, dealId: deal.id });
    return questionResponse(await findQuestion(tx, question.id), viewer);
  });
}
