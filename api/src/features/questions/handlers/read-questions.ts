import type { questionQuerySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { applyDueExpiries, readableDeal } from '../../deals/index.ts';
import { listPeople } from '../../diligence/index.ts';
import { questionResponse } from '../question.response.ts';
import { countQuestions, findQuestion, listQuestions as listRows } from '../questions.sql.ts';

type ListCall = IdCall<{ query: typeof questionQuerySchema }>;

export async function listQuestions({ app, viewer, params, query }: ListCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const { deal } = await readableDeal(app.db, viewer, params.id);
  const page = await listRows(app.db, params.id, viewer, query);
  const counts = await countQuestions(app.db, params.id, viewer);
  const isParty = [deal.ownerId, deal.requesterId].includes(viewer.id);
  const people = isParty ? await listPeople(app.db, params.id, viewer.id) : [];
  return { ...paged(query, page, (row) => questionResponse(row, viewer)), counts, people };
}

/** One question; 404 for users who may not read its deal. */
export async function readQuestion({ app, viewer, params }: IdCall) {
  await applyDueExpiries(app.db, viewer.isStaff ? undefined : viewer.id);
  const row = await findQuestion(app.db, params.id);
  await readableDeal(app.db, viewer, row.question.dealId).catch((error: unknown) => {
    throw error instanceof DomainError ? new DomainError('question.not_found') : error;
  });
  return questionResponse(row, viewer);
}
