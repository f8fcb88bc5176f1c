import { eq } from 'drizzle-orm';
import { changedAt } from '../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../db/connect.ts';
import { dealOpportunities } from '../../../db/schema/index.ts';
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
