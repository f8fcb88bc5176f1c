import { marketDay } from '@handover/shared/contract/hosting';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { dealOpportunities, deals, files } from '../../../../db/schema/index.ts';
import { documentReader } from './document-access.rules.ts';
import { mayBeRead } from './document-access.sql.ts';
import { numberUnseen } from './document-numbers.sql.ts';

/**
 * Marks the files of a deal that its buyer can now see as disclosed, and gives them the next numbers. Call it after an upload,
 * a change of phase or of rights, before anything is deleted. Returns those that the buyer can read from now on.
 */
export async function discloseOpenFiles(tx: Transaction, dealId: number): Promise<number[]> {
  const [found] = await tx
    .select({ deal: deals, snapshotId: dealOpportunities.id })
    .from(deals)
    .innerJoin(dealOpportunities, eq(dealOpportunities.dealId, deals.id))
    .where(eq(deals.id, dealId));
  if (!found) return [];
  const buyer = documentReader(found.deal, 'buyer', marketDay(new Date()));
  if (!buyer.early) return [];
  const ofDeal = and(eq(files.dealOpportunityId, found.snapshotId), isNull(files.hiddenAt));
  const unseen = and(ofDeal, isNull(files.listedAt), isNull(files.openedAt), mayBeRead(buyer, 'listed'));
  const seen = await tx
    .update(files)
    .set({ listedAt: sql`now()`, disclosedAt: sql`coalesce(${files.disclosedAt}, now())` })
    .where(unseen)
    .returning({ id: files.id });
  if (seen.length > 0)
    await numberUnseen(
      tx,
      found.snapshotId,
      seen.map(({ id }) => id),
    );
  const opened = await tx
    .update(files)
    // This is the time at which the deal began, so that documents which are open from the start do not count as new.
    .set({ openedAt: sql`now()` })
    .where(and(ofDeal, isNull(files.openedAt), mayBeRead(buyer, 'view')))
    .returning({ id: files.id });
  return opened.map(({ id }) => id);
}

/** Documents that opened by themselves, not with their phase, are told like new ones. */
export async function announceAgain(tx: Transaction, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.update(files).set({ announcedAt: null }).where(inArray(files.id, ids));
}
