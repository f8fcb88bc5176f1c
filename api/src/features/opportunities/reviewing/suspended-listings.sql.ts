import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { opportunities } from '../../../../db/schema/index.ts';
import { type FavoriteEvent, notifyFavoriteHolders } from '../viewing/favorite.events.ts';

/** Unlists what a person offers, from the moment of their suspension. Whoever keeps one as a favourite is notified. */
export const unlistSuspended = (tx: Transaction, ownerId: number, at: Date, staffId: number) =>
  change(tx, and(eq(opportunities.ownerId, ownerId), isNull(opportunities.unlistedAt)), at, {
    type: 'favorite_unavailable',
    actorId: staffId,
  });

/** Lists again what was unlisted at that moment, and not sold or unlisted otherwise. */
export const listRestored = (tx: Transaction, ownerId: number, at: Date, staffId: number) =>
  change(tx, and(eq(opportunities.ownerId, ownerId), eq(opportunities.unlistedAt, at)), null, {
    type: 'favorite_back',
    actorId: staffId,
  });

async function change(
  tx: Transaction,
  which: ReturnType<typeof and>,
  unlistedAt: Date | null,
  { type, actorId }: { type: FavoriteEvent; actorId: number },
): Promise<void> {
  const changed = await tx.update(opportunities).set({ unlistedAt }).where(which).returning();
  for (const listing of changed)
    if (listing.validated) await notifyFavoriteHolders(tx, listing, type, [actorId]);
}
