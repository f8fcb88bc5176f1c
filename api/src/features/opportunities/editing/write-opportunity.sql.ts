import { count, eq, inArray, sql } from 'drizzle-orm';
import { changedAt } from '../../../../db/changed-at.ts';
import type { Queryable, Transaction } from '../../../../db/connect.ts';
import { onlyRow } from '../../../../db/only-row.ts';
import { deals, moderationEvents, opportunities, ownAgreements } from '../../../../db/schema/index.ts';

export type OpportunityValues = Partial<Omit<typeof opportunities.$inferInsert, 'id'>>;

export async function insertOpportunity(
  tx: Transaction,
  values: typeof opportunities.$inferInsert,
): Promise<number> {
  return onlyRow(await tx.insert(opportunities).values(values).returning({ id: opportunities.id })).id;
}

/** Changes the given columns, and always the time of the last change, which it returns. */
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

export async function countDeals(db: Queryable, opportunityId: number) {
  const running = inArray(deals.status, ['active', 'paused']);
  const [row] = await db
    .select({ running: sql<number>`count(*) filter (where ${running})`, all: count() })
    .from(deals)
    .where(eq(deals.opportunityId, opportunityId));
  const runningDeals = Number(row?.running ?? 0);
  return { running: runningDeals, ended: (row?.all ?? 0) - runningDeals };
}

export async function findListing(tx: Transaction, id: number) {
  const [listing] = await tx.select().from(opportunities).where(eq(opportunities.id, id));
  return listing;
}

/** The listings of a company, locked until the transaction ends. */
export const lockListingsOf = (tx: Transaction, companyId: number) =>
  tx.select().from(opportunities).where(eq(opportunities.companyId, companyId)).for('update');

/** Its agreements go with it. Returns the storage keys of those that are free now. */
export async function deleteOpportunity(tx: Transaction, id: number): Promise<string[]> {
  const kept = await tx
    .select({ key: ownAgreements.storageKey })
    .from(ownAgreements)
    .where(eq(ownAgreements.opportunityId, id));
  await tx.delete(opportunities).where(eq(opportunities.id, id));
  return kept.flatMap(({ key }) => key ?? []);
}

export async function logStaff(tx: Transaction, entry: typeof moderationEvents.$inferInsert) {
  await tx.insert(moderationEvents).values(entry);
}
