import type { FaqEntry, FaqEntryPatch } from '@handover/shared/contract';
import type * as schemas from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { logListEdited } from '../../../audit/audit.sql.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import type { Call, IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { moved } from '../house-lists.rules.ts';
import { lockList } from '../names.sql.ts';
import {
  addQuestion,
  changeQuestion,
  type FaqRow,
  faqView,
  findQuestion,
  isCategory,
  orderOfQuestions,
  readQuestions,
  setQuestionOrder,
  takenQuestions,
} from '../questions.sql.ts';

/** Locks the list, works, and logs it. Returns the question as it is then. */
const editing = ({ app, viewer }: Pick<Call, 'app' | 'viewer'>, work: (tx: Transaction) => Promise<FaqRow>) =>
  app.db.transaction(async (tx): Promise<FaqEntry> => {
    await lockList(tx, 'faq');
    const row = await work(tx);
    await logListEdited(tx, viewer.id, 'faq', row.id);
    return faqView(row);
  });

async function existing(tx: Transaction, id: number): Promise<FaqRow> {
  const row = await findQuestion(tx, id);
  if (!row) throw new DomainError('request.not_found');
  return row;
}

async function check(tx: Transaction, values: FaqEntryPatch, id?: number): Promise<void> {
  const { category } = values;
  if (category !== undefined && !(await isCategory(tx, category)))
    throw new FieldError('category', 'value.unknown_reference');
  const [taken] = await takenQuestions(tx, values, id);
  if (taken) throw new FieldError(taken, 'value.taken');
}

export const listQuestions = async ({ app }: Call) => ({
  results: (await readQuestions(app.db)).map(faqView),
});

export const createQuestion = (call: Call<{ body: typeof schemas.faqEntryBodySchema }>) =>
  editing(call, async (tx) => {
    await check(tx, call.body);
    return addQuestion(tx, call.body);
  });

export const editQuestion = (call: IdCall<{ body: typeof schemas.faqEntryPatchSchema }>) =>
  editing(call, async (tx) => {
    const { request, params, body } = call;
    const row = await existing(tx, params.id);
    checkUnchanged(request, row.updatedAt);
    await check(tx, body, row.id);
    return changeQuestion(tx, row, body);
  });

export const moveQuestion = (call: IdCall<{ body: typeof schemas.moveBodySchema }>) =>
  editing(call, async (tx) => {
    const row = await existing(tx, call.params.id);
    const ids = await orderOfQuestions(tx, row.categoryId);
    await setQuestionOrder(tx, moved(ids, row.id, call.body.before));
    return row;
  });
