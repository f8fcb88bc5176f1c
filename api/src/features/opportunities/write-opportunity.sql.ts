import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import {
  deals,
  favorites,
  moderationEvents,
  opportunities,
  opportunitySectors,
  opportunitySubSectors,
  opportunityTags,
} from '../../../db/schema/index.ts';
import { removeFilesOf } from '../stored-files/index.ts';
import { tellHolders } from './favorite.events.ts';
import { removalOf } from './moderation.rules.ts';
import { declineRequests } from './open-requests.sql.ts';

export type OpportunityValues = Partial<Omit<typeof opportunities.$inferInsert, 'id'>>;

export async function insertOpportunity(
  tx: Transaction,
  values: typeof opportunities.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(opportunities).values(values).returning({ id: opportunities.id });
  if (!row) throw new Error('an insert returned no row');
  return row.id;
}

/** Changes what is named, and the time of the last change in any case; answers that time. */
export async function updateOpportunity(tx: Transaction, id: number, values: OpportunityValues) {
  const [row] = await tx
    .update(opportunities)
    .set({ ...values, updatedAt: changedAt(opportunities.updatedAt) })
    .where(eq(opportunities.id, id))
    .returning({ updatedAt: opportunities.updatedAt });
  if (!row) throw new Error(`opportunity ${id} is gone`);
  return row.updatedAt.toISOString();
}

export interface Chosen {
  sectors?: number[] | undefined;
  sub_sectors?: number[] | undefined;
  tags?: number[] | undefined;
}

/** Replaces the lists that are named. */
export async function replaceChoices(tx: Transaction, opportunityId: number, chosen: Chosen) {
  const unique = (ids: number[]) => [...new Set(ids)];
  if (chosen.sectors) {
    await tx.delete(opportunitySectors).where(eq(opportunitySectors.opportunityId, opportunityId));
    const rows = unique(chosen.sectors).map((sectorId) => ({ opportunityId, sectorId }));
    if (rows.length > 0) await tx.insert(opportunitySectors).values(rows);
  }
  if (chosen.sub_sectors) {
    await tx.delete(opportunitySubSectors).where(eq(opportunitySubSectors.opportunityId, opportunityId));
    const rows = unique(chosen.sub_sectors).map((subSectorId) => ({ opportunityId, subSectorId }));
    if (rows.length > 0) await tx.insert(opportunitySubSectors).values(rows);
  }
  if (chosen.tags) {
    await tx.delete(opportunityTags).where(eq(opportunityTags.opportunityId, opportunityId));
    const rows = unique(chosen.tags).map((tagId) => ({ opportunityId, tagId }));
    if (rows.length > 0) await tx.insert(opportunityTags).values(rows);
  }
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
 * Removes or unlists by the rule, its row locked before; null where a running deal forbids it. Otherwise the storage
 * keys that are free after the commit. Only its owner does it.
 */
export async function removeOpportunity(tx: Transaction, id: number): Promise<string[] | null> {
  const removal = removalOf(await countDeals(tx, id));
  if (removal === 'refuse') return null;
  const [listing] = await tx.select().from(opportunities).where(eq(opportunities.id, id));
  if (!listing) return [];
  if (listing.validated && !listing.unlistedAt)
    await tellHolders(tx, listing, 'favorite_unavailable', listing.ownerId);
  await declineRequests(tx, { id, title: listing.projectTitle });
  if (removal === 'unlist') {
    await updateOpportunity(tx, id, { unlistedAt: new Date(), companyId: null });
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

/** True: it is a favourite now. Two clicks at once end as two toggles. */
export async function toggleFavorite(
  tx: Transaction,
  userId: number,
  opportunityId: number,
): Promise<boolean> {
  // One toggle of a person and listing after the other; there may be no row yet to lock.
  await tx.execute(sql`select pg_advisory_xact_lock(${userId}, ${opportunityId})`);
  const removed = await tx
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.opportunityId, opportunityId)))
    .returning();
  if (removed.length > 0) return false;
  await tx.insert(favorites).values({ userId, opportunityId });
  return true;
}

export async function logStaff(tx: Transaction, entry: typeof moderationEvents.$inferInsert) {
  await tx.insert(moderationEvents).values(entry);
}
