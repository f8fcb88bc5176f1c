import type { Transaction } from '../../../../db/connect.ts';
import { logEvent, notifyParties } from '../deal.events.ts';
import type { DealRow } from '../lock-deal.sql.ts';
import { pauseAll, restoreAll } from './exclusivity.sql.ts';

/** Pauses the rival deals and stores their status. Only their requesters are notified, without the winner's name. */
export async function pauseRivals(tx: Transaction, deal: DealRow) {
  for (const rival of await pauseAll(tx, deal)) {
    await logEvent(tx, { dealId: rival.id, event: 'paused_by_exclusivity', phase: rival.phase });
    await notifyParties(tx, rival.id, [rival.requesterId], 'deal_paused_by_exclusivity');
  }
}

/** Restores the status that rivals had before. */
export async function restoreRivals(tx: Transaction, deal: DealRow) {
  for (const rival of await restoreAll(tx, deal)) {
    await logEvent(tx, { dealId: rival.id, event: 'resumed', phase: rival.phase });
    await notifyParties(tx, rival.id, [rival.requesterId], 'exclusivity_ended');
    if (rival.status === 'active') await notifyParties(tx, rival.id, [rival.requesterId], 'deal_resumed');
  }
}
