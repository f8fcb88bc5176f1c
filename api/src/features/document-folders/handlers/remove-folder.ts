import type { folderChoiceSchema } from '@handover/shared/contract/schemas';
import { touchDeal } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { folderIn, freeName, siblingsIn } from '../folder.rules.ts';
import { deleteFolder, listFolders, placeFolders, refuseTaken, renameFolder } from '../folders.sql.ts';
import { openOwnRoom } from '../open-own-room.ts';

/** Removes the folder alone: what is in it goes up into its place. A name that is taken there gets a number. */
export async function removeFolder({
  app,
  viewer,
  params,
  body,
  reply,
}: IdCall<{ body: typeof folderChoiceSchema }>) {
  await app.db.transaction(async (tx) => {
    const { deal, snapshotId } = await openOwnRoom(tx, viewer, params.id);
    const folders = await listFolders(tx, snapshotId);
    const folder = folderIn(folders, body.folder_id);
    const within = siblingsIn(folders, { kind: folder.kind, parentId: folder.id });
    const siblings = siblingsIn(folders, folder);
    const known = [...siblings.filter((each) => each !== folder), ...within];
    const raised = within.map((each) => {
      const others = known.filter((other) => other !== each);
      const named = { ...each, name: freeName(others, each.name) };
      known.push(named);
      return named;
    });
    // One in it may have its name, and can have it only once the folder has another one. Nobody can type this one.
    await renameFolder(tx, folder.id, '');
    const order = siblings.toSpliced(siblings.indexOf(folder), 1, ...raised);
    await placeFolders(tx, folder.parentId, order).catch(refuseTaken('folder_id', folder.name));
    await deleteFolder(tx, folder);
    await touchDeal(tx, deal.id);
  });
  return reply.code(204).send();
}
