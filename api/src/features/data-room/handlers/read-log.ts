import type { roomLogQuerySchema } from '@handover/shared/contract/schemas';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { paged } from '../../../http/lists/paging.ts';
import { sendSheet } from '../../../http/sheets/send-sheet.ts';
import { findUser } from '../../users/index.ts';
import { readView } from '../log.response.ts';
import { allReads, listReads } from '../log.sql.ts';
import { logSheet, logSheetColumns, logSheetName } from '../log-sheet.ts';
import { readableRoom } from '../readable-room.ts';

async function readableLog(call: Pick<IdCall, 'app' | 'viewer' | 'params'>) {
  const { row, reader } = await readableRoom(call);
  if (reader === 'requester') throw new DomainError('file.log_owner_only');
  const { ownerId, requesterId } = row.deal;
  return { row, room: { snapshotId: row.snapshot.id, ownerId }, requesterId };
}

export async function readLog({ query, ...call }: IdCall<{ query: typeof roomLogQuerySchema }>) {
  const { room, requesterId } = await readableLog(call);
  const page = await listReads(call.app.db, room, query);
  return paged(query, page, (read) => readView(read, requesterId));
}

/** The whole log as a spreadsheet. */
export async function exportLog(call: IdCall) {
  const { app, viewer, request, reply } = call;
  const { row, room, requesterId } = await readableLog(call);
  const account = await findUser(app.db, viewer.id);
  const language = languageOf(request.headers['accept-language'], account?.language);
  return sendSheet(reply, async () => {
    const reads = await allReads(app.db, room);
    return {
      name: logSheetName(language),
      title: row.snapshot.projectTitle,
      columns: logSheetColumns,
      rows: logSheet(
        reads.map((read) => readView(read, requesterId)),
        language,
      ),
    };
  });
}
