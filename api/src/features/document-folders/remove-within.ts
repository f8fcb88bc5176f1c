import type { Transaction } from '../../../db/connect.ts';
import { folderIn, freeName, siblingsIn } from './folder.rules.ts';
import { deleteFolder, listFolders, placeFolders, refuseTaken, renameFolder } from './folders.sql.ts';

/** Removes the folder alone: what is in it goes up into its place. A name that is taken there gets a number. Rights follow by `changeRoom`. */
export async function removeWithin(tx: Transaction, snapshotId: number, id: number): Promise<void> {
  const folders = await listFolders(tx, snapshotId);
  const folder = folderIn(folders, id);
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
}
