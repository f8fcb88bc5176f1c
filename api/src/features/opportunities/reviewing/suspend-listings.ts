import type { Transaction } from '../../../../db/connect.ts';
import { type FavoriteEvent, notifyFavoriteHolders } from '../viewing/favorite.events.ts';
import { type Listing, listAgain, unlistAll } from './suspended-listings.sql.ts';

/**
 * Unlists the listings of a person, from the moment of their suspension. Users who have one as a favourite are
 * notified.
 */
export const unlistSuspended = async (tx: Transaction, ownerId: number, at: Date, staffId: number) =>
  notifyHoldersOf(tx, await unlistAll(tx, ownerId, at), { type: 'favorite_unavailable', actorId: staffId });

/** Lists again the listings that were unlisted at that moment, and not sold or unlisted otherwise. */
export const listRestored = async (tx: Transaction, ownerId: number, at: Date, staffId: number) =>
  notifyHoldersOf(tx, await listAgain(tx, ownerId, at), { type: 'favorite_back', actorId: staffId });

async function notifyHoldersOf(
  tx: Transaction,
  changed: Listing[],
  { type, actorId }: { type: FavoriteEvent; actorId: number },
): Promise<void> {
  for (const listing of changed)
    if (listing.validated) await notifyFavoriteHolders(tx, listing, type, [actorId]);
}
