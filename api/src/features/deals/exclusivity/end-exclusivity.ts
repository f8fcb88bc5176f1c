import type { Transaction } from '../../../../db/connect.ts';
import { logEvent, notifyParties } from '../deal.events.ts';
import type { DealRow } from '../lock-deal.sql.ts';
import { markEnded } from './exclusivity.sql.ts';
import { closeProposal } from './exclusivity-proposals.sql.ts';
import { restoreRivals } from './pause-rivals.ts';

/** Ends an exclusivity, by time or with its deal, once. Rivals are restored, unless the business is sold. */
export async function endExclusivity(
  tx: Transaction,
  deal: DealRow,
  options: { restore: boolean; notified: number[] },
) {
  await markEnded(tx, deal.id, new Date());
  await closeProposal(tx, deal, 'lapsed');
  await logEvent(tx, { dealId: deal.id, event: 'exclusivity_ended', phase: deal.phase });
  await notifyParties(tx, deal.id, options.notified, 'exclusivity_ended');
  if (options.restore) await restoreRivals(tx, deal);
}
