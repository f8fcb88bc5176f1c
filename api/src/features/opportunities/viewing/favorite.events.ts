import { type NotificationType, routes } from '@handover/shared/contract';
import type { Transaction } from '../../../../db/connect.ts';
import { notifyMany } from '../../../events/notify.sql.ts';
import { holdersOf } from './favorites.sql.ts';

interface Listing {
  id: number;
  type: 'sell' | 'buy';
  projectTitle: string;
}
export type FavoriteEvent = Extract<NotificationType, `favorite_${string}`>;

/**
 * Notifies all users who have a listing as a favourite, except the actor and those who get another notification about
 * it. Call it before a listing is deleted.
 */
export function notifyFavoriteHolders(
  tx: Transaction,
  listing: Listing,
  type: FavoriteEvent,
  except: readonly number[],
  cause?: 'sold',
) {
  const gone = type === 'favorite_unavailable';
  return notifyMany(tx, holdersOf(tx, listing.id, except), {
    type,
    params: { project_title: listing.projectTitle, ...(cause && { cause }) },
    about: { opportunityId: listing.id },
    link: gone && !cause ? routes.opportunities(listing.type) : routes.opportunity(listing.id),
  });
}
