import { routes } from '@handover/shared/contract';
import type { Transaction } from '../../../../db/connect.ts';
import { notify } from '../../../events/notify.sql.ts';
import { readWhenDone } from '../../../events/read-when-done.sql.ts';
import {
  type DeclineCause,
  declineAll,
  expireAll,
  listingsOf,
  type RequestKeys,
} from './open-requests.sql.ts';

/** Expires requests whose time is over, and notifies their requesters. The caller has locked the listings. */
export async function expireRequests(tx: Transaction, now: Date, which: RequestKeys): Promise<void> {
  const expired = await expireAll(tx, now, which);
  const ids = expired.map(({ opportunityId }) => opportunityId);
  const listings = new Map(
    ids.length === 0 ? [] : (await listingsOf(tx, ids)).map((listing) => [listing.id, listing]),
  );
  for (const request of expired) {
    const listing = listings.get(request.opportunityId);
    if (listing) await readWhenDone(tx, listing.ownerId, { requestId: request.id });
    await notify(tx, {
      userId: request.requesterId,
      type: 'access_expired',
      link: routes.deals('requester', { request: request.id }),
      params: { project_title: listing?.title ?? '' },
      about: { opportunityId: request.opportunityId },
      dedupeKey: `access_expired:${request.id}`,
    });
  }
}

/**
 * Declines the pending requests of a removed listing and notifies their requesters, with the cause; expired ones are notified
 * as such. The listing is locked.
 */
export async function declineRequests(
  tx: Transaction,
  listing: { id: number; title: string },
  cause: DeclineCause,
): Promise<number[]> {
  const now = new Date();
  const ofListing = { opportunityId: listing.id };
  await expireRequests(tx, now, ofListing);
  const declined = await declineAll(tx, now, ofListing, cause);
  const [{ ownerId } = {}] = declined.length === 0 ? [] : await listingsOf(tx, [listing.id]);
  for (const { id, requesterId } of declined) {
    if (ownerId !== undefined) await readWhenDone(tx, ownerId, { requestId: id });
    await notify(tx, {
      userId: requesterId,
      type: 'access_declined',
      link: routes.deals('requester', { request: id }),
      params: { project_title: listing.title, cause },
      about: { opportunityId: listing.id },
    });
  }
  return declined.map(({ requesterId }) => requesterId);
}
