import { eq } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import {
  dealOpportunities,
  dealOpportunitySectors,
  dealOpportunitySubSectors,
  dealOpportunityTags,
} from '../../../db/schema/index.ts';
import { DomainError } from '../../domain-error.ts';

export async function dealOfSnapshot(db: Queryable, id: number): Promise<number> {
  const [row] = await db
    .select({ dealId: dealOpportunities.dealId })
    .from(dealOpportunities)
    .where(eq(dealOpportunities.id, id));
  if (!row) throw new DomainError('deal.not_found');
  return row.dealId;
}

type SnapshotValues = Partial<Omit<typeof dealOpportunities.$inferInsert, 'id' | 'dealId'>>;

export async function updateSnapshot(tx: Transaction, id: number, values: SnapshotValues) {
  await tx
    .update(dealOpportunities)
    .set({ ...values, updatedAt: changedAt(dealOpportunities.updatedAt) })
    .where(eq(dealOpportunities.id, id));
}

interface Chosen {
  sectors?: number[] | undefined;
  sub_sectors?: number[] | undefined;
  tags?: number[] | undefined;
}

/** Replaces the lists that are named. */
export async function replaceSnapshotChoices(tx: Transaction, dealOpportunityId: number, chosen: Chosen) {
  const unique = (ids: number[]) => [...new Set(ids)];
  if (chosen.sectors) {
    await tx
      .delete(dealOpportunitySectors)
      .where(eq(dealOpportunitySectors.dealOpportunityId, dealOpportunityId));
    const rows = unique(chosen.sectors).map((sectorId) => ({ dealOpportunityId, sectorId }));
    if (rows.length > 0) await tx.insert(dealOpportunitySectors).values(rows);
  }
  if (chosen.sub_sectors) {
    await tx
      .delete(dealOpportunitySubSectors)
      .where(eq(dealOpportunitySubSectors.dealOpportunityId, dealOpportunityId));
    const rows = unique(chosen.sub_sectors).map((subSectorId) => ({ dealOpportunityId, subSectorId }));
    if (rows.length > 0) await tx.insert(dealOpportunitySubSectors).values(rows);
  }
  if (chosen.tags) {
    await tx.delete(dealOpportunityTags).where(eq(dealOpportunityTags.dealOpportunityId, dealOpportunityId));
    const rows = unique(chosen.tags).map((tagId) => ({ dealOpportunityId, tagId }));
    if (rows.length > 0) await tx.insert(dealOpportunityTags).values(rows);
  }
}
