import type { documentMoveBodySchema } from '@handover/shared/contract/schemas';
import type { Transaction } from '../../../../db/connect.ts';
import { DomainError, FieldError } from '../../../errors/domain-error.ts';
import { touchDeal } from '../../../events/touch-deal.sql.ts';
import type { IdCall } from '../../../http/call.ts';
import { checkMove, checkName, folderIn, orderWith, siblingsIn } from '../folder.rules.ts';
import { type FolderRow, listFolders, moveFiles, placeFolders, refuseTaken } from '../folders.sql.ts';
import { openOwnRoom } from '../open-own-room.ts';

type MoveCall = IdCall<{ body: typeof documentMoveBodySchema }>;

/** All of them or none: documents with their versions, folders with what is in them. */
export async function moveDocuments({ app, viewer, params, body, reply }: MoveCall) {
  await app.db.transaction(async (tx) => {
    const { deal, snapshotId } = await openOwnRoom(tx, viewer, params.id);
    const folders = await listFolders(tx, snapshotId);
    const target = body.to === null ? null : folderIn(folders, body.to);
    const moved = [...new Set(body.folder_ids)].map((id) => folderIn(folders, id));
    for (const folder of moved) checkMove(folders, folder, target);
    for (const [kind, ofKind] of Map.groupBy(moved, (folder) => folder.kind)) {
      const siblings = siblingsIn(folders, { kind, parentId: target?.id ?? null });
      await place(tx, siblings, ofKind, target, body.before);
    }
    const ids = [...new Set(body.file_ids)];
    const kinds = await moveFiles(tx, snapshotId, ids, body.to);
    if (kinds.length < ids.length) throw new DomainError('file.not_found');
    if (target && kinds.some((kind) => kind !== target.kind))
      throw new FieldError('to', 'folder.other_group');
    await touchDeal(tx, deal.id);
  });
  return reply.code(204).send();
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
