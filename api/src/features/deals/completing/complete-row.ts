import type { Transaction } from '../../../../db/connect.ts';
import { setDeal } from '../change-deal.sql.ts';
import { logEvent, notifyParties } from '../deal.events.ts';
import { markSold } from '../end-deal.ts';
import { endExclusivity } from '../exclusivity/end-exclusivity.ts';
import { runs } from '../exclusivity/exclusivity.rules.ts';
import type { DealRow } from '../lock-deal.sql.ts';

/** The deal is completed and the business sold; `actorId` is null where the time for an answer has passed. */
export async function completeRow(tx: Transaction, deal: DealRow, actorId: number | null): Promise<void> {
  const now = new Date();
  await setDeal(tx, deal.id, { status: 'completed', endedAt: now });
  if (runs(deal, now)) await endExclusivity(tx, deal, { restore: false, notified: [] });
  await logEvent(tx, { dealId: deal.id, event: 'completed', phase: deal.phase, actorId });
  const told = [deal.ownerId, deal.requesterId].filter((party) => party !== actorId);
  await notifyParties(tx, deal.id, told, 'deal_completed', actorId === null ? {} : { actorId });
  await markSold(tx, deal);
}
