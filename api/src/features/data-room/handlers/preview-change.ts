import { marketDay } from '@handover/shared/contract/hosting';
import type { roomChangeSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { Transaction } from '../../../../db/connect.ts';
import { rolledBack } from '../../../../db/rolled-back.ts';
import type { IdCall } from '../../../http/call.ts';
import { documentReader } from '../../deals/index.ts';
import {
  inheritRights,
  listFolders,
  listRights,
  moveWithin,
  openOwnRoom,
  removeWithin,
} from '../../document-folders/index.ts';
import { effectOf, keptUnder, type Under } from '../effect.rules.ts';
import { setWithin } from '../set-within.ts';
import { changeOf } from './set-rights.ts';

type PreviewCall = IdCall<{ body: typeof roomChangeSchema }>;
type RoomChange = z.output<typeof roomChangeSchema>;

async function make(tx: Transaction, snapshotId: number, change: RoomChange) {
  if (change.rights) await setWithin(tx, snapshotId, changeOf(change.rights));
  if (change.move) await moveWithin(tx, snapshotId, change.move);
  if (change.remove_folder !== undefined) await removeWithin(tx, snapshotId, change.remove_folder);
  await inheritRights(tx, snapshotId);
}

/** What comes under the rights of a folder by a change: what is in a folder whose rights are set, and what is moved. */
function underOf({ rights, move }: RoomChange): Under[] {
  const set = (rights?.folder_ids ?? []).map((folder) => ({ folder, files: [], folders: [folder] }));
  if (!move || move.to === null) return set;
  return [...set, { folder: move.to, files: move.file_ids, folders: move.folder_ids }];
}

/** What a change would open to the buyer, close to them and leave wider: it is made, and taken back. */
export const previewChange = ({ app, viewer, params, body }: PreviewCall) =>
  rolledBack(app.db, async (tx) => {
    const { deal, snapshotId } = await openOwnRoom(tx, viewer, params.id);
    const before = await listRights(tx, snapshotId);
    await make(tx, snapshotId, body);
    const buyer = documentReader(deal, 'buyer', marketDay(new Date()));
    const after = await listRights(tx, snapshotId);
    const keeps = keptUnder(underOf(body), await listFolders(tx, snapshotId), after);
    return { ...effectOf(buyer, before, after), keeps };
  });
