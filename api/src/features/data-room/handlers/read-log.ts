import type { DealRole, Language } from '@handover/shared/contract';
import type { roomLogQuerySchema } from '@handover/shared/contract/schemas';
import type { Queryable } from '../../../../db/connect.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { IdCall } from '../../../http/call.ts';
import { languageOf } from '../../../http/language.ts';
import { paged } from '../../../http/lists/paging.ts';
import { type Sheet, sendSheet } from '../../../http/sheets/send-sheet.ts';
import { partyOf } from '../../deals/index.ts';
import { readTree } from '../../document-folders/index.ts';
import { findUser } from '../../users/index.ts';
import { readView } from '../log.response.ts';
import { allReads, listReads } from '../log.sql.ts';
import { logSheet, logSheetColumns, logSheetName } from '../log-sheet.ts';
import { documentsTo, type ReadableRoom, readableRoom } from '../readable-room.ts';

type Row = ReadableRoom['row'];

/** The index as the seller has it. */
const treeTo = (db: Queryable, { deal, snapshot }: Row) =>
  readTree(db, snapshot.id, documentsTo(deal, 'seller'));

function sidesOf({ deal, snapshot }: Row) {
  const parties = { ...deal, type: snapshot.type };
  const buyerRole: DealRole = snapshot.type === 'sell' ? 'requester' : 'owner';
  return {
    room: { snapshotId: snapshot.id, sellerId: partyOf(parties, 'seller') },
    buyer: { id: partyOf(parties, 'buyer'), role: buyerRole },
  };
}

async function readableLog(call: Pick<IdCall, 'app' | 'viewer' | 'params'>) {
  const { row, reader } = await readableRoom(call);
  if (reader === 'buyer') throw new DomainError('file.log_owner_only');
  return { row, ...sidesOf(row) };
}

export async function readLog({ query, ...call }: IdCall<{ query: typeof roomLogQuerySchema }>) {
  const { row, room, buyer } = await readableLog(call);
  const page = await listReads(call.app.db, room, query);
  const tree = await treeTo(call.app.db, row);
  return paged(query, page, (read) => readView(read, buyer, tree));
}

/** The whole log of a data room, for the seller. */
export async function logSheetOf(db: Queryable, row: Row, language: Language): Promise<Sheet> {
  const { room, buyer } = sidesOf(row);
  const reads = await allReads(db, room);
  const tree = await treeTo(db, row);
  return {
    name: logSheetName(language),
    title: row.snapshot.projectTitle,
    columns: logSheetColumns,
    rows: logSheet(
      reads.map((read) => readView(read, buyer, tree)),
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
