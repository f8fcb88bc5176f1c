import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { deals } from '../../../db/schema/index.ts';
import { snapshotOpportunity } from '../deal-snapshots/index.ts';
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
  const deal = onlyRow(await tx.insert(deals).values(values).returning({ id: deals.id }));
  await snapshotOpportunity(tx, values.opportunityId, deal.id);
  await discloseOpenFiles(tx, deal.id);
  await logEvent(tx, { dealId: deal.id, event: 'created', phase: 'introduction', actorId: values.ownerId });
  return deal.id;
}
