import type { roomSearchQuerySchema } from '@handover/shared/contract/schemas';
import type { IdCall } from '../../../http/call.ts';
import { paged } from '../../../http/lists/paging.ts';
import { accessTo, GROUP_OF } from '../../deals/index.ts';
import { readTree } from '../../document-folders/index.ts';
import { fileView } from '../../stored-files/index.ts';
import type { Kind } from '../groups.rules.ts';
import { documentsTo, readableRoom, readerOf } from '../readable-room.ts';
import { excerptParts } from '../texts/excerpt.rules.ts';
import { countUnsearched, searchTexts } from '../texts/search.sql.ts';

/** The documents whose text has what is searched for, of those whose content the reader may open now. */
export async function searchRoom({ query, ...call }: IdCall<{ query: typeof roomSearchQuerySchema }>) {
  const { app, viewer } = call;
  const found = await readableRoom(call);
  const { deal, snapshot } = found.row;
  const { reader, readerId } = readerOf(found, viewer.id, query.as);
  const groups = documentsTo(deal, reader);
  const tree = await readTree(app.db, snapshot.id, groups);
  const room = { snapshotId: snapshot.id, groups, tree, readerId };
  const page = await searchTexts(app.db, room, query);
  return {
    ...paged(query, page, ({ file, excerpt }) => ({
      ...fileView(file),
      access: accessTo(groups, file) === 'view' ? ('view' as const) : ('download' as const),
      group: GROUP_OF[file.kind as Kind],
      index: tree.indexOf(file) ?? '',
      folder_id: file.folderId,
      excerpt: excerptParts(excerpt),
    })),
    unsearched: await countUnsearched(app.db, room),
  };
}
