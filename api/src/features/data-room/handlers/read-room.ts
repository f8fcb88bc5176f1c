import type { roomQuerySchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { accessTo, partyOf } from '../../deals/index.ts';
import { type Reader, roomGroups } from '../groups.rules.ts';
import { documentsTo, type ReadableRoom, readableRoom } from '../readable-room.ts';
import { documentView } from '../room.response.ts';
import { countGroups, countNews, listEarlierVersions, listRoom, pageOfFile } from '../room.sql.ts';

type ReadCall = IdCall<{ query: typeof roomQuerySchema }>;

/** As whom the room is read: the seller, and staff, may see it as the buyer does. */
function readerOf({ row, reader }: ReadableRoom, viewerId: number, as: 'buyer' | undefined) {
  if (as === undefined || reader === 'buyer') return { reader, readerId: viewerId };
  const readerId = partyOf({ ...row.deal, type: row.snapshot.type }, 'buyer');
  return { reader: as satisfies Reader, readerId };
}

/** The documents of a deal in one index, with the groups that are closed to the viewer. */
export async function readRoom({ query, ...call }: ReadCall) {
  const { app, viewer } = call;
  const found = await readableRoom(call);
  const { deal, snapshot } = found.row;
  const { reader, readerId } = readerOf(found, viewer.id, query.as);
  const groups = documentsTo(deal, reader);
  const room = { snapshotId: snapshot.id, groups, readerId };
  const { file } = query;
  const page = query.page ?? (file === undefined ? 1 : await pageOfFile(app.db, room, query, file));
  const listed = await listRoom(app.db, room, { ...query, page });
  const numbers = listed.rows.map((each) => each.file.number ?? 0);
  const earlier = await listEarlierVersions(app.db, room, numbers);
  const view = (each: (typeof listed.rows)[number]) => {
    const isOfDocument = ({ kind, number }: (typeof earlier)[number]) =>
      kind === each.file.kind && number === each.file.number;
    return documentView(each, earlier.filter(isOfDocument), reader, accessTo(groups, each.file));
  };
  const counted = await countGroups(app.db, room, documentsTo(deal, 'buyer'));
  const news = reader === 'buyer' ? await countNews(app.db, room, deal.id) : { count: 0, since: null };
  return { ...paged({ ...query, page }, listed, view), groups: roomGroups(deal, reader, counted), news };
}
