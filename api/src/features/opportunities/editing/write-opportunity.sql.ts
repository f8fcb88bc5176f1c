import { count, eq, inArray, sql } from 'drizzle-orm';
import { changedAt } from '../../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { onlyRow } from '../../../../db/only-row.ts';
import { deals, moderationEvents, opportunities } from '../../../../db/schema/index.ts';
import { removeFilesOf } from '../../stored-files/index.ts';
import { forgetTeasers } from '../reviewing/decisions.sql.ts';
import { removalOf } from '../reviewing/moderation.rules.ts';
import { declineRequests } from '../selling/open-requests.sql.ts';
import { notifyFavoriteHolders } from '../viewing/favorite.events.ts';

export type OpportunityValues = Partial<Omit<typeof opportunities.$inferInsert, 'id'>>;

export async function insertOpportunity(
  tx: Transaction,
  values: typeof opportunities.$inferInsert,
): Promise<number> {
  return onlyRow(await tx.insert(opportunities).values(values).returning({ id: opportunities.id })).id;
}

/** Changes what is named, and always the time of the last change, which it returns. */
export async function updateOpportunity(tx: Transaction, id: number, values: OpportunityValues) {
  const rows = await tx
    .update(opportunities)
    .set({ ...values, updatedAt: changedAt(opportunities.updatedAt) })
    .where(eq(opportunities.id, id))
    .returning({ updatedAt: opportunities.updatedAt });
  return onlyRow(rows).updatedAt.toISOString();
}

/** The row, locked until the transaction ends. */
export async function lockOpportunity(tx: Transaction, id: number) {
  const [row] = await tx.select().from(opportunities).where(eq(opportunities.id, id)).for('update');
  return row;
}

async function countDeals(db: Queryable, opportunityId: number) {
  const running = inArray(deals.status, ['active', 'paused']);
  const [row] = await db
    .select({ running: sql<number>`count(*) filter (where ${running})`, all: count() })
    .from(deals)
    .where(eq(deals.opportunityId, opportunityId));
  const runningDeals = Number(row?.running ?? 0);
  return { running: runningDeals, ended: (row?.all ?? 0) - runningDeals };
}

/**
 * Removes or unlists a listing, whose row is locked, for its owner. Returns the storage keys to free after the commit;
 * null where a running deal forbids it.
 */
export async function removeOpportunity(tx: Transaction, id: number): Promise<string[] | null> {
  const removal = removalOf(await countDeals(tx, id));
  if (removal === 'refuse') return null;
  const [listing] = await tx.select().from(opportunities).where(eq(opportunities.id, id));
  if (!listing) return [];
  const told = await declineRequests(tx, { id, title: listing.publishedTitle }, 'unlisted');
  if (listing.validated && !listing.unlistedAt)
    await notifyFavoriteHolders(tx, listing, 'favorite_unavailable', [listing.ownerId, ...told]);
  await forgetTeasers(tx, id);
  if (removal === 'unlist') {
    // What the listing remembers of the company must not outlive it.
    await updateOpportunity(tx, id, { unlistedAt: new Date(), companyId: null, companyState: null });
    return [];
  }
  const freed = await removeFilesOf(tx, { opportunityId: id });
  await tx.delete(opportunities).where(eq(opportunities.id, id));
  return freed;
}

/** `refused`: titles of those in a running deal; if there are none, all of the company's are gone. */
export async function removeOpportunitiesOfCompany(tx: Transaction, companyId: number) {
  const rows = await tx
    .select()
    .from(opportunities)
    .where(eq(opportunities.companyId, companyId))
    .for('update');
  const refused: string[] = [];
  const freed: string[] = [];
  for (const row of rows) {
    const keys = await removeOpportunity(tx, row.id);
    if (keys) freed.push(...keys);
    else refused.push(row.projectTitle);
  }
  return { refused, freed };
}

export async function logStaff(tx: Transaction, entry: typeof moderationEvents.$inferInsert) {
  await tx.insert(moderationEvents).values(entry);
}
