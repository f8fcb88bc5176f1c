import type { Transaction } from '../../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  dropOwnRights,
  folderIn,
  listFolders,
  type Rights,
  setFolderRights,
  withinFolders,
} from '../document-folders/index.ts';
import { setDealRights } from './rights.sql.ts';

export interface RightsChange {
  fileIds: number[];
  folderIds: number[];
  /** Null: as the folder says in which they lie. */
  rights: Rights | null;
  /** What is in the folders loses rights of its own. */
  within: boolean;
}

/** Sets the rights of documents and folders of a data room, all of them or none. What follows for others is done by `changeRoom`. */
export async function setWithin(
  tx: Transaction,
  snapshotId: number,
  { fileIds, folderIds, rights, within }: RightsChange,
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if ((await setDealRights(tx, snapshotId, ids, rights)) < ids.length)
    throw new DomainError('file.not_found');
  const folders = await listFolders(tx, snapshotId);
  const chosen = folderIds.map((id) => folderIn(folders, id).id);
  if (within) {
    const all = withinFolders(folders, chosen);
    await setFolderRights(tx, all, null);
    await dropOwnRights(tx, all);
  }
  await setFolderRights(tx, chosen, rights);
}
