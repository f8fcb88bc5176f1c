import type { Transaction } from '../../../db/connect.ts';
import { touchDeal } from '../../events/touch-deal.sql.ts';
import { announceAgain, discloseOpenFiles } from '../deals/index.ts';
import { inheritRights } from './folder-rights.sql.ts';

interface Room {
  dealId: number;
  snapshotId: number;
}

/** Changes rights or places in a data room that is locked, with what follows. */
export async function changeRoom(tx: Transaction, room: Room, change: () => Promise<void>) {
  // What the buyer can see until now has its number before it may go.
  await discloseOpenFiles(tx, room.dealId);
  await change();
  await followChange(tx, room);
}

/** Once rights or places have changed, folders give theirs, and what the buyer can read from then on is told like new documents. */
export async function followChange(tx: Transaction, { dealId, snapshotId }: Room): Promise<void> {
  await inheritRights(tx, snapshotId);
  await announceAgain(tx, await discloseOpenFiles(tx, dealId));
  await touchDeal(tx, dealId);
}
