import { CLOSING_MAX, type NotificationType } from '@handover/shared/contract';
import type {
  closingFileChoiceSchema,
  closingLinePatchSchema,
  closingLinesBodySchema,
  closingMoveSchema,
} from '@handover/shared/contract/schemas';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { removeFiles } from '../../stored-files/index.ts';
import { checkDetach, checkLine, checkReason, checkWrite, isTakenBack } from '../closing.rules.ts';
import { attach, insertLines, moveLine, removeLine, setLine } from '../closing.sql.ts';
import { closingOf, openClosing, openLine, readUploads, storeFiles, tellOther } from '../open-closing.ts';

/** Adds lines, all or none. */
export async function addClosingLines({
  app,
  viewer,
  params,
  body,
}: IdCall<{ body: typeof closingLinesBodySchema }>) {
  return app.db.transaction(async (tx) => {
    const open = await openClosing(tx, viewer, params.id);
    checkWrite(open.closingFacts);
    await insertLines(tx, open.deal.id, open.actor.side, body.lines, CLOSING_MAX.lines);
    await tellOther(tx, open, 'closing_added');
    return closingOf(tx, open.of, viewer);
  });
}

/** Changes a line; with `If-Match` none that was changed meanwhile. */
export async function changeClosingLine(call: IdCall<{ body: typeof closingLinePatchSchema }>) {
  const { app, request, viewer, params, body } = call;
  return app.db.transaction(async (tx) => {
    const open = await openLine(tx, viewer, params.id);
    checkLine('edit', open.lineFacts);
    checkUnchanged(request, open.line.updatedAt);
    const { kind, title, owed_by, due_on } = body;
    await setLine(tx, open.line.id, {
      ...(kind !== undefined && { kind }),
      ...(title !== undefined && { title }),
      ...(owed_by !== undefined && { owedBy: owed_by }),
      ...(due_on !== undefined && { dueOn: due_on }),
    });
    await tellOther(tx, open);
    return closingOf(tx, open.of, viewer);
  });
}

export async function deleteClosingLine({ app, request, viewer, params, reply }: IdCall) {
  await app.db.transaction(async (tx) => {
    const open = await openLine(tx, viewer, params.id);
    checkLine('delete', open.lineFacts);
    checkUnchanged(request, open.line.updatedAt);
    await removeLine(tx, open.line.id);
    await tellOther(tx, open);
  });
  return reply.code(204).send();
}

/** Moves a line to another state, and keeps who did and why. What a side has done and takes back itself is only seen in the list. */
export async function moveClosingLine(call: IdCall<{ body: typeof closingMoveSchema }>) {
  const { app, request, viewer, params, body } = call;
  const { state, reason } = body;
  return app.db.transaction(async (tx) => {
    const open = await openLine(tx, viewer, params.id);
    checkLine(state, open.lineFacts);
    checkReason(state, open.lineFacts, reason);
    checkUnchanged(request, open.line.updatedAt);
    await moveLine(tx, open.line.id, { state, reason, movedSide: open.actor.side, movedBy: viewer.id });
    const told: Record<typeof state, NotificationType | undefined> = {
      done: 'closing_done',
      not_needed: 'closing_not_needed',
      open: isTakenBack(state, open.lineFacts) ? undefined : 'closing_returned',
      confirmed: undefined,
    };
    await tellOther(tx, open, told[state]);
    return closingOf(tx, open.of, viewer);
  });
}

/** Adds documents to a line, of either side. With the line's `ETag`, who confirms it has seen them. */
export async function attachClosingFiles({ app, request, viewer, params, files }: IdCall) {
  const added = await readUploads(request, files, 'files');
  return app.db.transaction(async (tx) => {
    const open = await openLine(tx, viewer, params.id);
    checkLine('attach', open.lineFacts);
    if (open.attached.length + added.length > CLOSING_MAX.filesALine)
      throw new FieldError('files', 'closing.too_many', { count: CLOSING_MAX.filesALine });
    await attach(tx, open.line.id, await storeFiles(tx, open.deal.id, viewer.id, added));
    await setLine(tx, open.line.id, {});
    await tellOther(tx, open, 'closing_files_added');
    return closingOf(tx, open.of, viewer);
  });
}

/** Takes a document of one's own side away, until the line is confirmed. It was shown to the other side, so its hash and log stay. */
export async function removeClosingFile(call: IdCall<{ body: typeof closingFileChoiceSchema }>) {
  const { app, viewer, params, body } = call;
  return app.db.transaction(async (tx) => {
    const open = await openLine(tx, viewer, params.id);
    checkDetach(open.lineFacts);
    const found = open.attached.find(({ file }) => file.id === body.file_id);
    if (!found) throw new DomainError('closing.not_found');
    if (found.file.uploadedBy !== viewer.id) throw new DomainError('deal.other_side_only');
    await removeFiles(tx, [found.file.id]);
    await setLine(tx, open.line.id, {});
    await tellOther(tx, open);
    return closingOf(tx, open.of, viewer);
  });
}
