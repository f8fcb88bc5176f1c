import { and, eq, isNotNull, isNull, lte, min, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { dealOpportunities, deals, files } from '../../../db/schema/index.ts';

/** Deals whose oldest unannounced file has waited long enough for the batch to go out. */
export const dueBatches = (db: Queryable, before: Date) =>
  db
    .select({ dealOpportunityId: sql<number>`${files.dealOpportunityId}` })
    .from(files)
    .where(and(isNull(files.announcedAt), isNotNull(files.dealOpportunityId)))
    .groupBy(files.dealOpportunityId)
    .having(lte(min(files.createdAt), before));

/** Undefined while another instance has locked it. */
export async function lockSnapshot(tx: Transaction, dealOpportunityId: number) {
  const [snapshot] = await tx
    .select({ title: dealOpportunities.projectTitle, type: dealOpportunities.type, deal: deals })
    .from(dealOpportunities)
    .innerJoin(deals, eq(deals.id, dealOpportunities.dealId))
    .where(eq(dealOpportunities.id, dealOpportunityId))
    .for('no key update', { of: dealOpportunities, skipLocked: true });
  return snapshot;
}

/** Marks the unannounced files of a deal as announced, and returns them; none if the oldest may still wait. */
export async function claimUnannounced(tx: Transaction, dealOpportunityId: number, before: Date) {
  const unannounced = and(eq(files.dealOpportunityId, dealOpportunityId), isNull(files.announcedAt));
  const [oldest] = await tx
    .select({ at: min(files.createdAt) })
    .from(files)
    .where(unannounced);
  if (!oldest?.at || oldest.at > before) return [];
  return tx.update(files).set({ announcedAt: new Date() }).where(unannounced).returning();
}
