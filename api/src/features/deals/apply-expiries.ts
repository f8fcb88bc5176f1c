import type { Database, Transaction } from '../../../db/connect.ts';
import { readWhenDone } from '../../events/read-when-done.sql.ts';
import { lockOpportunity } from '../opportunities/index.ts';
import { openBids } from './bidding/open-bids.ts';
import { completeRow } from './completing/complete-row.ts';
import { closeCompletion, overdueCompletions } from './completing/completions.sql.ts';
import { logEvent, notifyParties } from './deal.events.ts';
import { openDocuments } from './disclosing/open-documents.ts';
import { endExclusivity } from './exclusivity/end-exclusivity.ts';
import {
  dueOpportunities,
  expireLetters,
  overdueExclusivities,
  returnToIntroduction,
} from './expiries.sql.ts';

/** Applies due expiries (seals, letters, exclusivity, answers that a sale is completed) to the deals of one opportunity, whose row the caller has locked. */
export async function applyExpiries(tx: Transaction, opportunityId: number, now: Date): Promise<void> {
  for (const deal of await overdueExclusivities(tx, opportunityId, now))
    await endExclusivity(tx, deal, { restore: true, notified: [deal.ownerId, deal.requesterId] });
  // Opened first: what is valid until the end of the bid date counts.
  await openBids(tx, opportunityId, now);
  for (const letter of await expireLetters(tx, opportunityId, now)) {
    const deal = await returnToIntroduction(tx, letter.dealId, now);
    if (!deal) continue;
    const details = { letter: letter.id, version: letter.version };
    await logEvent(tx, { dealId: deal.id, event: 'loi_expired', phase: 'introduction', details });
    const parties = [deal.ownerId, deal.requesterId];
    for (const party of parties) await readWhenDone(tx, party, { letterId: letter.id });
    const place = { tab: 'loi', letter: letter.id };
    await notifyParties(tx, deal.id, parties, 'loi_expired', { place });
  }
  await openDocuments(tx, opportunityId, now);
  for (const deal of await overdueCompletions(tx, opportunityId, now)) {
    await closeCompletion(tx, deal, 'elapsed');
    await completeRow(tx, deal, null);
  }
}

/**
 * Applies the expiries of every opportunity where something is due, of one user or of all; for readers and the job.
 */
export async function applyDueExpiries(db: Database, user?: number): Promise<void> {
  const now = new Date();
  for (const { id } of await dueOpportunities(db, now, user)) {
    await db.transaction(async (tx) => {
      await lockOpportunity(tx, id);
      await applyExpiries(tx, id, now);
    });
  }
}
