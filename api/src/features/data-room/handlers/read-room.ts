import type { RoomQuery } from '@handover/shared/contract';
import type { roomQuerySchema } from '@handover/shared/contract/schemas';
import type { Queryable } from '../../../../db/connect.ts';
import type { IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { accessTo } from '../../deals/index.ts';
import { readTree } from '../../document-folders/index.ts';
import { roomGroups } from '../groups.rules.ts';
import { documentsTo, readableRoom, readerOf } from '../readable-room.ts';
import { documentView } from '../room.response.ts';
import {
  countGroups,
  countNews,
  folderOfFile,
  listEarlierVersions,
  listRoom,
  pageOfFile,
  type Room,
} from '../room.sql.ts';
import { countMarkable } from '../watermark/watermark.sql.ts';

type ReadCall = IdCall<{ query: typeof roomQuerySchema }>;

/** The documents of a deal in one index, with the groups that are closed to the viewer. */
export async function readRoom({ query, ...call }: ReadCall) {
  const { app, viewer } = call;
  const found = await readableRoom(call);
  const { deal, snapshot } = found.row;
  const { reader, readerId } = readerOf(found, viewer.id, query.as);
  const groups = documentsTo(deal, reader);
  const tree = await readTree(app.db, snapshot.id, groups);
  const room = { snapshotId: snapshot.id, groups, tree, readerId };
  const { file } = query;
  const place = query.tree ? await placeIn(app.db, room, query) : undefined;
  const filter = { ...query, place };
  const page = query.page ?? (file === undefined ? 1 : await pageOfFile(app.db, room, filter, file));
  const listed = await listRoom(app.db, room, { ...filter, page });
  const numbers = listed.rows.map((each) => each.file.number ?? 0);
  const earlier = await listEarlierVersions(app.db, room, numbers);
  const view = (each: (typeof listed.rows)[number]) => {
    const isOfDocument = ({ kind, number }: (typeof earlier)[number]) =>
      kind === each.file.kind && number === each.file.number;
    return documentView(each, earlier.filter(isOfDocument), {
      reader,
      access: accessTo(groups, each.file),
      index: tree.indexOf(each.file) ?? '',
    });
  };
  const counted = await countGroups(app.db, room, documentsTo(deal, 'buyer'));
  const news = reader === 'buyer' ? await countNews(app.db, room, deal.id) : { count: 0, since: null };
  return {
    ...paged({ ...query, page }, listed, view),
    groups: roomGroups(deal, reader, counted),
    folders: tree.folders,
    folder: place ?? null,
    news,
    watermark: {
      is_on: snapshot.watermark,
      // Counts of all documents are the seller's to know.
      counts: reader === 'seller' ? await countMarkable(app.db, snapshot.id) : null,
    },
  };
}

/** The folder that is shown: at the top where its viewer sees none of that id. */
async function placeIn(db: Queryable, room: Room, { folder, file }: RoomQuery) {
  if (folder === undefined && file !== undefined) return folderOfFile(db, room, file);
  return room.tree.folders.some(({ id }) => id === folder) ? (folder ?? null) : null;
}
