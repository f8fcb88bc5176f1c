import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { opportunities } from '../../../../db/schema/index.ts';

export type Listing = typeof opportunities.$inferSelect;

/** Returns what was listed until now. */
export const unlistAll = (tx: Transaction, ownerId: number, at: Date): Promise<Listing[]> =>
  change(tx, and(eq(opportunities.ownerId, ownerId), isNull(opportunities.unlistedAt)), at);

/** Lists again the listings that were unlisted at that moment, and returns them. */
export const listAgain = (tx: Transaction, ownerId: number, at: Date): Promise<Listing[]> =>
  change(tx, and(eq(opportunities.ownerId, ownerId), eq(opportunities.unlistedAt, at)), null);

const change = (tx: Transaction, which: ReturnType<typeof and>, unlistedAt: Date | null) =>
  tx.update(opportunities).set({ unlistedAt }).where(which).returning();
