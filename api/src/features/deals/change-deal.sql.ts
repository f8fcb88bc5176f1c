import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { onlyRow } from '../../../db/only-row.ts';
import { dealArchives, deals } from '../../../db/schema/index.ts';

export async function insertDeal(tx: Transaction, values: typeof deals.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(deals).values(values).returning({ id: deals.id })).id;
}

export async function setDeal(tx: Transaction, id: number, values: Partial<typeof deals.$inferInsert>) {
  await tx
    .update(deals)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(deals.id, id));
}

/** Archives the deal for one user, or brings it back: as it says, or else the other of both. */
export async function setArchived(
  tx: Transaction,
  dealId: number,
  userId: number,
  archived?: boolean,
): Promise<void> {
  const mine = and(eq(dealArchives.dealId, dealId), eq(dealArchives.userId, userId));
  const removed = await tx.delete(dealArchives).where(mine).returning();
  if (archived ?? removed.length === 0) await tx.insert(dealArchives).values({ dealId, userId });
}
