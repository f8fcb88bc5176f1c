import { routes } from '@handover/shared/contract';
import { marketDay } from '@handover/shared/contract/hosting';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/connect.ts';
import { notify } from '../../events/notify.sql.ts';
import { accessTo, applyDueExpiries, documentReader, isReadable, partyOf } from '../deals/index.ts';
import { claimUnannounced, dueBatches, lockSnapshot } from './announce-documents.sql.ts';

/**
 * One notice of all that came in. What is closed to the buyer counts as announced: the phase that opens it has a
 * notice of its own.
 */
async function announceBatch(tx: Transaction, dealOpportunityId: number, before: Date): Promise<void> {
  const snapshot = await lockSnapshot(tx, dealOpportunityId);
  if (!snapshot) return;
  const { deal, title, type } = snapshot;
  const parties = { ...deal, type };
  const buyer = documentReader(deal, 'buyer', marketDay(new Date()));
  const open = (await claimUnannounced(tx, dealOpportunityId, before)).filter(
    (file) =>
      isReadable(accessTo(buyer, file)) &&
      file.hiddenAt === null &&
      // What was open from the start is no news.
      file.openedAt !== null &&
      file.openedAt > deal.createdAt,
  );
  if (open.length === 0) return;
  await notify(tx, {
    userId: partyOf(parties, 'buyer'),
    type: 'document_added',
    link: routes.dealView(deal.id, { tab: 'data-room', file: open.length === 1 ? open[0]?.id : undefined }),
    params: { project_title: title, count: open.length },
    actorId: partyOf(parties, 'seller'),
    about: { dealId: deal.id },
    dedupeKey: `document_added:${Math.max(...open.map((file) => file.id))}`,
  });
}

/** Notifies buyers of new documents, one notification per deal and batch. */
export async function announceDocuments({ db, config }: FastifyInstance): Promise<void> {
  await applyDueExpiries(db);
  const before = new Date(Date.now() - config.rules.documentNoticeMinutes * 60_000);
  for (const { dealOpportunityId } of await dueBatches(db, before))
    await db.transaction((tx) => announceBatch(tx, dealOpportunityId, before));
}
