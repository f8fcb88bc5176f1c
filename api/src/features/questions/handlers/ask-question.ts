import type { askBodySchema } from '@handover/shared/contract/schemas';
import { onlyRow } from '../../../../db/only-row.ts';
import type { Call } from '../../../http/call.ts';
import { assertAllowed, notifyParties, openDeal } from '../../deals/index.ts';
import { changeAttachments, readHiddenParts } from '../attachments.sql.ts';
import { logQuestion, ofQuestion } from '../open-question.ts';
import { questionResponse } from '../question.response.ts';
import { findQuestion, insertQuestions } from '../questions.sql.ts';

/** Asks the other side, with attachments or without. */
export async function askQuestion({
  app,
  request,
  viewer,
  body,
  files,
}: Call<{ body: typeof askBodySchema }>) {
  const added = await readHiddenParts(request, files);
  return app.db.transaction(async (tx) => {
    const open = await openDeal(tx, viewer, body.deal_id);
    assertAllowed(open, 'ask');
    const { deal, otherId } = open;
    const asked = await insertQuestions(tx, deal.id, [
      {
        askedBy: viewer.id,
        question: body.question,
        subject: body.subject || null,
        category: body.category ?? null,
      },
    ]);
    const question = onlyRow(asked);
    await changeAttachments(tx, {
      question,
      part: 'question',
      uploadedBy: viewer.id,
      added,
      removed: [],
    });
    await logQuestion(tx, 'question_asked', { deal, question, viewer });
    await notifyParties(tx, deal.id, [otherId], 'question_asked', ofQuestion(question.id, viewer));
    return questionResponse(await findQuestion(tx, question.id), viewer);
  });
}
