import type { publishBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall, Viewer } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { publishedResponse } from './published.response.ts';
import { lockPublished, setPublished } from './published.sql.ts';
import { tellBuyers } from './tell-buyers.ts';

/** 404 for everybody but the owner of the listing, and who acts for them there. */
async function openPublished(tx: Transaction, viewer: Viewer, id: number) {
  const row = await lockPublished(tx, id);
  if (!row || row.ownerId !== viewer.id)
    throw new DomainError(row && viewer.isStaff ? 'deal.staff_read_only' : 'published_answer.not_found');
  return row;
}

/** Other words for all who read it. What it said before is not shown: it may have named who asked. */
export function correctPublished(call: IdCall<{ body: typeof publishBodySchema }>) {
  const { app, request, viewer, params, body } = call;
  return app.db.transaction(async (tx) => {
    const open = await openPublished(tx, viewer, params.id);
    checkUnchanged(request, open.published.updatedAt);
    const { question, answer } = body;
    const subject = body.subject || null;
    const { published } = open;
    if (question === published.question && answer === published.answer && subject === published.subject)
      return publishedResponse(published);
    const corrected = await setPublished(tx, params.id, {
      subject,
      question,
      answer,
      correctedAt: new Date(),
    });
    await tellBuyers(tx, 'published_corrected', open);
    return publishedResponse(corrected);
  });
}

/** Nobody reads it any more. */
export async function withdrawPublished({ app, request, viewer, params, reply }: IdCall) {
  await app.db.transaction(async (tx) => {
    const open = await openPublished(tx, viewer, params.id);
    checkUnchanged(request, open.published.updatedAt);
    await setPublished(tx, params.id, { withdrawnAt: new Date() });
    await tellBuyers(tx, 'published_withdrawn', open);
  });
  return reply.code(204).send();
}
