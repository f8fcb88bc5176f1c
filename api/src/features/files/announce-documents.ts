import { and, eq, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../db/connect.ts';
import { dealOpportunities, deals, files } from '../../../db/schema/index.ts';
import { notify } from '../../events/notify.ts';
import { openingOf, settleDue } from '../deals/index.ts';

/** Deals whose oldest untold file has waited long enough for the batch to go out. */
const dueBatches = (db: Database, before: Date) =>
  db
    .select({ dealOpportunityId: sql<number>`${files.dealOpportunityId}` })
    .from(files)
    .where(and(isNull(files.announcedAt), isNotNull(files.dealOpportunityId)))
    .groupBy(files.dealOpportunityId)
    .having(lte(min(files.createdAt), before));

/**
 * One notice of all that came in. Another instance that is at the same deal has its row: it is left to that one. What
 * is closed to the requester is counted as told: the phase that opens it has a notice of its own.
 */
async function announceBatch(tx: Transaction, dealOpportunityId: number, before: Date): Promise<void> {
  const [snapshot] = await tx
    .select({ title: dealOpportunities.projectTitle, deal: deals })
    .from(dealOpportunities)
    .innerJoin(deals, eq(deals.id, dealOpportunities.dealId))
    .where(eq(dealOpportunities.id, dealOpportunityId))
    .for('no key update', { of: dealOpportunities, skipLocked: true });
  if (!snapshot) return;
  const untold = and(eq(files.dealOpportunityId, dealOpportunityId), isNull(files.announcedAt));
  const [oldest] = await tx
    .select({ at: min(files.createdAt) })
    .from(files)
    .where(untold);
  if (!oldest?.at || oldest.at > before) return;
  const batch = await tx.update(files).set({ announcedAt: new Date() }).where(untold).returning();
  const { deal, title } = snapshot;
  const opening = openingOf(deal, 'requester');
  const open = batch.filter(
    (file) =>
      file.kind !== 'background_image' &&
      opening[file.kind] &&
      file.hiddenAt === null &&
      // A copy is as old as its original: it was there from the start.
      file.createdAt > deal.createdAt,
  );
  if (open.length === 0) return;
  await notify(tx, {
    userId: deal.requesterId,
    type: 'document_added',
    link: `/user-deals/view/${deal.id}`,
    params: { project_title: title, count: open.length },
    dedupeKey: `document_added:${Math.max(...open.map((file) => file.id))}`,
  });
}

/** Tells requesters of new documents, a batch a deal. */
export async function announceDocuments({ db, config }: FastifyInstance): Promise<void> {
  await settleDue(db);
  const before = new Date(Date.now() - config.rules.documentNoticeMinutes * 60_000);
  for (const { dealOpportunityId } of await dueBatches(db, before))
    await db.transaction((tx) => announceBatch(tx, dealOpportunityId, before));
}
