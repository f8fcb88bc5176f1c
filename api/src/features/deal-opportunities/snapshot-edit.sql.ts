import { eq } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Transaction } from '../../../db/connect.ts';
import { dealOpportunities } from '../../../db/schema/index.ts';

type SnapshotValues = Partial<Omit<typeof dealOpportunities.$inferInsert, 'id' | 'dealId'>>;

export async function updateSnapshot(tx: Transaction, id: number, values: SnapshotValues) {
  await tx
    .update(dealOpportunities)
    .set({ ...values, updatedAt: changedAt(dealOpportunities.updatedAt) })
    .where(eq(dealOpportunities.id, id));
}
