import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { removeAttachments } from '../attachments.sql.ts';
import { logQuestion, openQuestion } from '../open-question.ts';
import { checkEdit } from '../question.rules.ts';
import { removeQuestion } from '../questions.sql.ts';

/** Its attachments are hidden: the other side could read them. */
export async function deleteQuestion({ app, viewer, params, request, reply }: IdCall) {
  await app.db.transaction(async (tx) => {
    const { deal, question, otherId, facts } = await openQuestion(tx, viewer, params.id);
    checkEdit(facts);
    checkUnchanged(request, question.updatedAt);
    await removeAttachments(tx, question.id);
    await removeQuestion(tx, question.id);
    await readWhenDone(tx, otherId, { questionId: question.id });
    await logQuestion(tx, 'question_deleted', { deal, question, viewer });
  });
  return reply.code(204).send();
}
