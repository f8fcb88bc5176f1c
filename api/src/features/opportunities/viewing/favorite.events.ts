import { type NotificationType, routes } from '@handover/shared/contract';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { favorites } from '../../../../db/schema/index.ts';
import { notifyMany } from '../../../events/notify.ts';

interface Listing {
  id: number;
  type: 'sell' | 'buy';
  projectTitle: string;
}
export type FavoriteEvent = Extract<NotificationType, `favorite_${string}`>;

/**
 * Notifies all users who have a listing as a favourite, except the one who caused the event and those who are told of it otherwise. Call
 * it before a listing is deleted.
 */
export function notifyFavoriteHolders(
  tx: Transaction,
  listing: Listing,
  type: FavoriteEvent,
  except: readonly number[],
  cause?: 'sold',
) {
  const gone = type === 'favorite_unavailable';
  const holders = tx
    .select({ userId: favorites.userId })
    .from(favorites)
    .where(and(eq(favorites.opportunityId, listing.id), notInArray(favorites.userId, [...except])));
  return notifyMany(tx, holders, {
    type,
    params: { project_title: listing.projectTitle, ...(cause && { cause }) },
    about: { opportunityId: listing.id },
    link: gone && !cause ? routes.opportunities(listing.type) : routes.opportunity(listing.id),
  });
}
