import { COUNT } from '@handover/shared/contract';
import type { Transaction } from '../../../db/connect.ts';
import { FieldError } from '../../errors/domain-error.ts';
import { checkNew, cutName, findNamed, folderIn, siblingsIn } from './folder.rules.ts';
import { type Rights, rightsIn } from './folder-rights.rules.ts';
import { type FolderRow, insertFolder, listFolders, refuseTaken } from './folders.sql.ts';

interface Into {
  snapshotId: number;
  kind: FolderRow['kind'];
  folderId: number | undefined;
  /** Names of folders below that one, separated by slashes. */
  path: string | undefined;
}

const namesOf = (path = '') =>
  path
    .split('/')
    .map((name) => cutName(name.toWellFormed()))
    .filter((name) => name !== '');

/**
 * The folder into which a document is uploaded; those of its path that are missing are made. Null at the top of its
 * group. With the rights that hold there. The caller has locked the deal.
 */
export async function ensureFolder(
  tx: Transaction,
  { snapshotId, kind, folderId, path }: Into,
): Promise<Rights & { folderId: number | null }> {
  const names = namesOf(path);
  if (folderId === undefined && names.length === 0) return { folderId: null, ...rightsIn([], null) };
  const folders = await listFolders(tx, snapshotId);
  const start = folderId === undefined ? null : folderIn(folders, folderId);
  if (kind === 'general_ledger' || (start && start.kind !== kind))
    throw new FieldError(start ? 'folder_id' : 'path', 'folder.other_group');
  if (names.length > COUNT.folderLevels)
    throw new FieldError('path', 'folder.too_deep', { levels: COUNT.folderLevels });
  let parentId = start?.id ?? null;
  for (const name of names) {
    const known = findNamed(siblingsIn(folders, { kind, parentId }), name);
    if (known) {
      parentId = known.id;
      continue;
    }
    checkNew(folders, parentId, 'path');
    const folder = { dealOpportunityId: snapshotId, kind, parentId, name };
    const made = await insertFolder(tx, folder).catch(refuseTaken('path', name));
    folders.push(made);
    parentId = made.id;
  }
  return { folderId: parentId, ...rightsIn(folders, parentId) };
}
