import { DEAL_SIDES } from '@handover/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../db/connect.ts';
import { applyDueExpiries } from '../apply-expiries.ts';
import { notifyParties } from '../deal.events.ts';
import { partyOf } from '../deal.rules.ts';
import { snapshotFacts } from '../deal-facts.sql.ts';
import { disclosureOf } from '../disclosing/disclosure.rules.ts';
import { lockDeal } from '../lock-deal.sql.ts';
import { claimUnannounced, dueDeals } from './announce-changes.sql.ts';

/** Sends one notice of all edits to the other side of who made them; none where that can no longer see the changed parts. */
async function announce(tx: Transaction, dealId: number, before: Date): Promise<void> {
  const deal = await lockDeal(tx, dealId);
  if (!deal) return;
  const edits = await claimUnannounced(tx, dealId, before);
  const type = (await snapshotFacts(tx, dealId))?.type ?? 'sell';
  for (const side of DEAL_SIDES) {
    const told = partyOf({ ...deal, type }, side);
    const others = edits.filter(({ actorId }) => actorId !== told);
    const count = others.reduce((sum, { details }) => sum + (details?.changes?.length ?? 0), 0);
    if (count === 0 || deal.status === 'cancelled' || !disclosureOf(deal, side).privateData) continue;
    const actorId = partyOf({ ...deal, type }, side === 'buyer' ? 'seller' : 'buyer');
    await notifyParties(tx, dealId, [told], 'deal_changed', {
      params: { count },
      actorId,
      place: { tab: 'timeline' },
    });
  }
}

/** Notifies of edits of the snapshots of deals, one notification per deal and batch. */
export async function announceChanges({ db, config }: FastifyInstance): Promise<void> {
  await applyDueExpiries(db);
  const before = new Date(Date.now() - config.rules.documentNoticeMinutes * 60_000);
  for (const { dealId } of await dueDeals(db, before))
    await db.transaction((tx) => announce(tx, dealId, before));
}
