import type { diligenceLinePatchSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { Transaction } from '../../../../db/connect.ts';
import { FieldError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { checkLine } from '../diligence.rules.ts';
import { listPeople, placeIn, removeLine, setLine } from '../diligence.sql.ts';
import { isSame, listLinked, setLinked } from '../documents.sql.ts';
import { lineDetail, type OpenLine, openLine, touchList } from '../open-list.ts';

type Patch = z.output<typeof diligenceLinePatchSchema>;
type PatchCall = IdCall<{ body: typeof diligenceLinePatchSchema }>;

/** With `If-Match` nobody changes another line than the one that they have read. */
export async function changeDiligenceLine({ app, request, viewer, params, body }: PatchCall) {
  return app.db.transaction(async (tx) => {
    const open = await openLine(tx, viewer, params.id);
    const { documents, person_id, ...asked } = body;
    if (Object.values(asked).some((value) => value !== undefined)) checkLine('edit', open.lineFacts);
    if (person_id !== undefined) checkLine('assign', open.lineFacts);
    if (documents !== undefined) checkLine('link', open.lineFacts);
    checkUnchanged(request, open.line.updatedAt);
    const changes = {
      ...(person_id !== undefined && { personId: await personOf(tx, open, person_id) }),
      ...(await editedOf(tx, open, asked)),
    };
    const isLinked = documents !== undefined && (await link(tx, open, documents));
    if (Object.keys(changes).length > 0 || isLinked) {
      await setLine(tx, open.line.id, changes);
      await touchList(tx, open);
    }
    return lineDetail(tx, open.list, open.line.id);
  });
}

async function editedOf(tx: Transaction, { line, deal }: OpenLine, edit: Patch) {
  const isMoved = edit.section !== undefined && edit.section.toLowerCase() !== line.section.toLowerCase();
  const isPassed = edit.owed_by !== undefined && edit.owed_by !== line.owedBy;
  return {
    ...(edit.request !== undefined && { request: edit.request }),
    ...(edit.due_on !== undefined && { dueOn: edit.due_on }),
    ...(isMoved && (await placeIn(tx, deal.id, edit.section ?? ''))),
    // Who sees to it is of the side that owes it: whom this side names beside it does not stay either.
    ...(isPassed && { owedBy: edit.owed_by, personId: null }),
  };
}

async function personOf(tx: Transaction, { deal, actor }: OpenLine, id: number | null) {
  const people = id === null ? [] : await listPeople(tx, deal.id, actor.id);
  if (id !== null && !people.some((person) => person.id === id))
    throw new FieldError('person_id', 'value.invalid');
  return id;
}

async function link(tx: Transaction, { line, deal }: OpenLine, ids: number[]): Promise<boolean> {
  const before = (await listLinked(tx, deal.id, line.id)).map(({ id }) => id);
  if (isSame(before, ids)) return false;
  await setLinked(tx, line, ids);
  return true;
}

export async function deleteDiligenceLine({ app, request, viewer, params, reply }: IdCall) {
  await app.db.transaction(async (tx) => {
    const open = await openLine(tx, viewer, params.id);
    checkLine('delete', open.lineFacts);
    checkUnchanged(request, open.line.updatedAt);
    await removeLine(tx, open.line.id);
    await touchList(tx, open);
  });
  return reply.code(204).send();
}
