import type { Transaction } from '../../../db/connect.ts';
import { snapshotOpportunity } from '../deal-snapshots/index.ts';
import { insertDeal } from './change-deal.sql.ts';
import { logEvent } from './deal.events.ts';
import { discloseOpenFiles } from './disclosing/disclose.sql.ts';

interface NewDeal {
  opportunityId: number;
  accessRequestId: number;
  ownerId: number;
  requesterId: number;
  title: string;
}

/** An accepted request becomes a deal in phase introduction, with its snapshot. */
export async function createDeal(tx: Transaction, values: NewDeal): Promise<number> {
  const id = await insertDeal(tx, values);
  await snapshotOpportunity(tx, values.opportunityId, id);
  await discloseOpenFiles(tx, id);
  await logEvent(tx, { dealId: id, event: 'created', phase: 'introduction', actorId: values.ownerId });
  return id;
}
