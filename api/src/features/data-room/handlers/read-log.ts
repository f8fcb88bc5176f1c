import type { Language } from '@handover/shared/contract';
import type { roomLogQuerySchema } from '@handover/shared/contract/schemas';
import type { Queryable } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { paged } from '../../../http/lists/paging.ts';
import { type Sheet, sendSheet } from '../../../http/sheets/send-sheet.ts';
import { findUser } from '../../users/index.ts';
import { readView } from '../log.response.ts';
import { allReads, listReads } from '../log.sql.ts';
import { logSheet, logSheetColumns, logSheetName } from '../log-sheet.ts';
import { type ReadableRoom, readableRoom } from '../readable-room.ts';

type Row = ReadableRoom['row'];

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

/** The whole log of a data room, for its owner. */
export async function logSheetOf(db: Queryable, row: Row, language: Language): Promise<Sheet> {
  const { ownerId, requesterId } = row.deal;
  const reads = await allReads(db, { snapshotId: row.snapshot.id, ownerId });
  return {
    name: logSheetName(language),
    title: row.snapshot.projectTitle,
    columns: logSheetColumns,
    rows: logSheet(
      reads.map((read) => readView(read, requesterId)),
      language,
    ),
  };
}

/** The whole log as a spreadsheet. */
export async function exportLog(call: IdCall) {
  const { app, viewer, request, reply } = call;
  const { row } = await readableLog(call);
  const account = await findUser(app.db, viewer.id);
  const language = languageOf(request.headers['accept-language'], account?.language);
  return sendSheet(reply, () => logSheetOf(app.db, row, language));
}
