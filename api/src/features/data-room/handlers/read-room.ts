import type { roomQuerySchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { openKinds, roomGroups } from '../groups.rules.ts';
import { readableRoom } from '../readable-room.ts';
import { documentView } from '../room.response.ts';
import { countGroups, listEarlierVersions, listRoom, pageOfFile } from '../room.sql.ts';

/** The documents of a deal in one index, with the groups that are closed to the viewer. */
export async function readRoom({ query, ...call }: IdCall<{ query: typeof roomQuerySchema }>) {
  const { app, viewer } = call;
  const { row, reader } = await readableRoom(call);
  const room = {
    snapshotId: row.snapshot.id,
    kinds: openKinds(row.deal, reader),
    viewerId: viewer.id,
  };
  const { file } = query;
  const page = query.page ?? (file === undefined ? 1 : await pageOfFile(app.db, room, query, file));
  const found = await listRoom(app.db, room, { ...query, page });
  const numbers = found.rows.map((each) => each.file.number ?? 0);
  const earlier = await listEarlierVersions(app.db, room, numbers);
  const view = (each: (typeof found.rows)[number]) => {
    const isOfDocument = ({ kind, number }: (typeof earlier)[number]) =>
      kind === each.file.kind && number === each.file.number;
    return documentView(each, earlier.filter(isOfDocument), reader);
  };
  return {
    ...paged({ ...query, page }, found, view),
    groups: roomGroups(row.deal, reader, await countGroups(app.db, room.snapshotId)),
  };
}
