import type { folderNameBodySchema } from '@handover/shared/contract/schemas';
import { touchDeal } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkUnchanged } from '../../../http/if-match.ts';
import { checkName, folderIn, siblingsIn } from '../folder.rules.ts';
import { listFolders, refuseTaken, renameFolder as setName } from '../folders.sql.ts';
import { openOwnRoom } from '../open-own-room.ts';

type RenameCall = IdCall<{ body: typeof folderNameBodySchema }>;

/** With `If-Match`, nobody overwrites a name that was given meanwhile. */
export async function renameFolder({ app, viewer, params, body, request, reply }: RenameCall) {
  await app.db.transaction(async (tx) => {
    const { deal, snapshotId } = await openOwnRoom(tx, viewer, params.id);
    const folders = await listFolders(tx, snapshotId);
    const folder = folderIn(folders, body.folder_id);
    checkUnchanged(request, folder.updatedAt);
    const others = siblingsIn(folders, folder).filter((each) => each !== folder);
    checkName(others, body.name, 'name');
    await setName(tx, folder.id, body.name).catch(refuseTaken('name', body.name));
    await touchDeal(tx, deal.id);
  });
  return reply.code(204).send();
}
