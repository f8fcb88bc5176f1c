import { marketDay } from '@handover/shared/contract/hosting';
import type { roomChangeSchema } from '@handover/shared/contract/schemas';
import type { z } from 'zod';
import type { Transaction } from '../../../../db/connect.ts';
import { rolledBack } from '../../../../db/rolled-back.ts';
import type { IdCall } from '../../../http/call.ts';
import { documentReader } from '../../deals/index.ts';
import {
  inheritRights,
  listRights,
  moveWithin,
  openOwnRoom,
  removeWithin,
} from '../../document-folders/index.ts';
import { effectOf } from '../effect.rules.ts';
import { setWithin } from '../set-within.ts';
import { changeOf } from './set-rights.ts';

type PreviewCall = IdCall<{ body: typeof roomChangeSchema }>;

async function make(tx: Transaction, snapshotId: number, change: z.output<typeof roomChangeSchema>) {
  if (change.rights) await setWithin(tx, snapshotId, changeOf(change.rights));
  if (change.move) await moveWithin(tx, snapshotId, change.move);
  if (change.remove_folder !== undefined) await removeWithin(tx, snapshotId, change.remove_folder);
  await inheritRights(tx, snapshotId);
}

/** What a change would open to the buyer and close to them: it is made, and taken back. */
export const previewChange = ({ app, viewer, params, body }: PreviewCall) =>
  rolledBack(app.db, async (tx) => {
    const { deal, snapshotId } = await openOwnRoom(tx, viewer, params.id);
    const before = await listRights(tx, snapshotId);
    await make(tx, snapshotId, body);
    const buyer = documentReader(deal, 'buyer', marketDay(new Date()));
    return effectOf(buyer, before, await listRights(tx, snapshotId));
  });
