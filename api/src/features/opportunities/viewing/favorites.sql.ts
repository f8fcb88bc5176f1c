import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { favorites } from '../../../../db/schema/index.ts';

/** The query of the ids of all who have a listing as a favourite, except these. */
export const holdersOf = (tx: Transaction, opportunityId: number, except: readonly number[]) =>
  tx
    .select({ userId: favorites.userId })
    .from(favorites)
    .where(and(eq(favorites.opportunityId, opportunityId), notInArray(favorites.userId, [...except])));

/** Returns whether it is a favourite now. Two concurrent clicks are two toggles. */
export async function toggleFavorite(
  tx: Transaction,
  userId: number,
  opportunityId: number,
): Promise<boolean> {
  // Toggles of one user and listing run one after the other; there may be no row to lock yet.
  await tx.execute(sql`select pg_advisory_xact_lock(${userId}, ${opportunityId})`);
  const removed = await tx
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.opportunityId, opportunityId)))
    .returning();
  if (removed.length > 0) return false;
  await tx.insert(favorites).values({ userId, opportunityId });
  return true;
}
