import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../db/connect.ts';
import { applyDueExpiries } from '../apply-expiries.ts';
import { notifyParties } from '../deal.events.ts';
import { disclosureOf } from '../disclosing/disclosure.rules.ts';
import { lockDeal } from '../lock-deal.sql.ts';
import { claimUnannounced, dueDeals } from './announce-changes.sql.ts';

/** Sends one notice of all edits; none to a requester who can no longer see the changed parts. */
async function announce(tx: Transaction, dealId: number, before: Date): Promise<void> {
  const deal = await lockDeal(tx, dealId);
  if (!deal) return;
  const edits = await claimUnannounced(tx, dealId, before);
  const count = edits.reduce((sum, { details }) => sum + (details?.changes?.length ?? 0), 0);
  if (count === 0 || !disclosureOf(deal, 'requester').privateData) return;
  const circumstances = { actorId: deal.ownerId, place: { tab: 'timeline' } };
  await notifyParties(tx, dealId, [deal.requesterId], 'deal_changed', {
    params: { count },
    ...circumstances,
  });
}

/** Notifies requesters of edits of their deals' snapshots, one notification per deal and batch. */
export async function announceChanges({ db, config }: FastifyInstance): Promise<void> {
  await applyDueExpiries(db);
  const before = new Date(Date.now() - config.rules.documentNoticeMinutes * 60_000);
  for (const { dealId } of await dueDeals(db, before))
    await db.transaction((tx) => announce(tx, dealId, before));
}
