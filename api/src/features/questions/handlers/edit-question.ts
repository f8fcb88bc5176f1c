import type { questionPatchSchema } from '@handover/shared/contract/schemas';
import { ADVISER } from '../../../../db/acted-by.ts';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { notifyParties } from '../../deals/index.ts';
import { changeAttachments, readHiddenParts } from '../attachments.sql.ts';
import { logQuestion, ofQuestion, openQuestion } from '../open-question.ts';
import { questionResponse } from '../question.response.ts';
import { checkAnswer, checkEdit } from '../question.rules.ts';
import { findQuestion, keepAnswer, setQuestion } from '../questions.sql.ts';

type PatchCall = IdCall<{ body: typeof questionPatchSchema }>;
type Patch = PatchCall & { added: Awaited<ReturnType<typeof readHiddenParts>> };
type Open = Awaited<ReturnType<typeof openQuestion>>;

/**
 * The asker changes the question, the other side answers or corrects its answer. With `If-Match` nobody answers another text
 * than the one that they have read.
 */
export async function editQuestion(call: PatchCall) {
  const { app, request, viewer, params, body, files } = call;
  const { question, subject, category, answer, removed_files: removed = [] } = body;
  const asks = question !== undefined || subject !== undefined || category !== undefined;
  const attaches = files.length > 0 || removed.length > 0;
  const added = await readHiddenParts(request, files);
  return app.db.transaction(async (tx) => {
    const open = await openQuestion(tx, viewer, params.id);
    if (!asks && answer === undefined && !attaches) throw new DomainError('question.no_change');
    if (asks || (answer === undefined && open.facts.isAsker)) checkEdit(open.facts);
    if (answer !== undefined || !open.facts.isAsker) checkAnswer(open.facts);
    checkUnchanged(call.request, open.question.updatedAt);
    if (open.facts.isAsker) await changeQuestion(tx, { ...call, added }, open);
    else await giveAnswer(tx, { ...call, added }, open);
    return questionResponse(await findQuestion(tx, params.id), viewer);
  });
}

async function changeQuestion(tx: Transaction, call: Patch, { deal, question, otherId }: Open) {
  const { viewer, body } = call;
  const content = {
    question: body.question ?? question.question,
    subject: body.subject === undefined ? question.subject : body.subject || null,
    category: body.category === undefined ? question.category : body.category,
  };
  const isChanged =
    content.question !== question.question ||
    content.subject !== question.subject ||
    content.category !== question.category;
  if (!(await attach(tx, call, question, 'question')) && !isChanged) return;
  await setQuestion(tx, question.id, { ...content, editedAt: new Date() });
  await logQuestion(tx, 'question_edited', { deal, question, viewer });
  await notifyParties(tx, deal.id, [otherId], 'question_edited', ofQuestion(question.id, viewer));
}

async function giveAnswer(tx: Transaction, call: Patch, { deal, question }: Open) {
  const { viewer, body } = call;
  const { answer: before, answeredAt, correctedAt } = question;
  const answer = body.answer ?? before;
  if (answer === null) throw new FieldError('answer', 'value.required');
  const now = new Date();
  const attached = await attach(tx, call, question, 'answer');
  if (!attached && answer === before) return;
  if (before !== null && answer !== before)
    await keepAnswer(tx, question.id, before, correctedAt ?? answeredAt ?? now);
  const times = before === null ? { answeredAt: now } : { correctedAt: now };
  await setQuestion(tx, question.id, { answer, answeredBy: viewer.id, answerActedBy: ADVISER, ...times });
  await readWhenDone(tx, viewer.id, { questionId: question.id });
  const event = before === null ? 'question_answered' : 'answer_corrected';
  await logQuestion(tx, event, { deal, question, viewer });
  await notifyParties(tx, deal.id, [question.askedBy], event, ofQuestion(question.id, viewer));
}

const attach = (
  tx: Transaction,
  { viewer, added, body }: Patch,
  question: Open['question'],
  part: 'question' | 'answer',
) =>
  changeAttachments(tx, {
    question,
    part,
    uploadedBy: viewer.id,
    added,
    removed: body.removed_files ?? [],
  });
