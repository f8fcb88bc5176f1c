import type { Transaction } from '../../../db/connect.ts';
import { attachCompany, snapshotOpportunity } from '../deal-snapshots/index.ts';
import { insertDeal } from './change-deal.sql.ts';
import { logEvent } from './deal.events.ts';
import { insertEvent } from './deal-facts.sql.ts';
import { discloseOpenFiles } from './disclosing/disclose.sql.ts';

interface NewDeal {
  opportunityId: number;
  accessRequestId: number;
  ownerId: number;
  requesterId: number;
  title: string;
  /** What the requester brings to a mandate; nothing if it is no longer theirs. */
  companyId: number | null;
  /** The time at which the requester signed the confidentiality agreement: the timeline begins with it. */
  signedAt: Date;
}

/** An accepted request becomes a deal in phase introduction, with its snapshot. */
export async function createDeal(
  tx: Transaction,
  { signedAt, companyId, ...values }: NewDeal,
): Promise<number> {
  const id = await insertDeal(tx, values);
  const snapshotId = await snapshotOpportunity(tx, values.opportunityId, id);
  const brought = { snapshotId, sellerId: values.requesterId };
  // One that was sold since is left out: the seller attaches another.
  const hasCompany =
    companyId !== null && (await attachCompany(tx, { ...brought, companyId })) === 'attached';
  await discloseOpenFiles(tx, id);
  await insertEvent(tx, {
    dealId: id,
    event: 'agreement_signed',
    actorId: values.requesterId,
    createdAt: signedAt,
  });
  await logEvent(tx, { dealId: id, event: 'created', phase: 'introduction', actorId: values.ownerId });
  const attached = { dealId: id, event: 'company_attached', phase: 'introduction' } as const;
  if (hasCompany) await logEvent(tx, { ...attached, actorId: values.requesterId });
  return id;
}
