import type { documentMoveBodySchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { Transaction } from '../../../db/connect.ts';
import { DomainError, FieldError } from '../../errors/domain-error.ts';
import { checkMove, checkName, folderIn, orderWith, siblingsIn } from './folder.rules.ts';
import { type FolderRow, listFolders, moveFiles, placeFolders, refuseTaken } from './folders.sql.ts';

type Move = z.output<typeof documentMoveBodySchema>;

/** Moves all of them or none: documents with their versions, folders with what is in them. Rights follow by `changeRoom`. */
export async function moveWithin(tx: Transaction, snapshotId: number, move: Move): Promise<void> {
  const folders = await listFolders(tx, snapshotId);
  const target = move.to === null ? null : folderIn(folders, move.to);
  const moved = [...new Set(move.folder_ids)].map((id) => folderIn(folders, id));
  for (const folder of moved) checkMove(folders, folder, target);
  for (const [kind, ofKind] of Map.groupBy(moved, (folder) => folder.kind)) {
    const siblings = siblingsIn(folders, { kind, parentId: target?.id ?? null });
    await place(tx, siblings, ofKind, target, move.before);
  }
  const ids = [...new Set(move.file_ids)];
  const kinds = await moveFiles(tx, snapshotId, ids, move.to);
  if (kinds.length < ids.length) throw new DomainError('file.not_found');
  if (target && kinds.some((kind) => kind !== target.kind)) throw new FieldError('to', 'folder.other_group');
}

async function place(
  tx: Transaction,
  siblings: FolderRow[],
  moved: FolderRow[],
  target: FolderRow | null,
  before: number | null | undefined,
) {
  const beside = siblings.filter((each) => !moved.includes(each));
  for (const folder of moved) {
    checkName(beside, folder.name, 'to');
    beside.push(folder);
  }
  const order = orderWith(siblings, moved, before);
  const names = moved.map(({ name }) => name).join(', ');
  await placeFolders(tx, target?.id ?? null, order).catch(refuseTaken('to', names));
}
