import { routes } from '@handover/shared/contract';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { accessRequests, opportunities } from '../../../db/schema/index.ts';
import { notify, notifyMany } from '../../events/notify.ts';

const pending = eq(accessRequests.status, 'pending');

/** Selects requests by all keys that are given. */
interface Which {
  id?: number;
  opportunityId?: number;
  requesterId?: number;
}

const matching = (which: Which) =>
  and(
    ...(['id', 'opportunityId', 'requesterId'] as const).map((key) => {
      const value = which[key];
      return value === undefined ? undefined : eq(accessRequests[key], value);
    }),
  );

/** Expires requests whose time is over, and notifies their requesters. The caller has locked the listings. */
export async function expireRequests(tx: Transaction, now: Date, which: Which): Promise<void> {
  const expired = await tx
    .update(accessRequests)
    .set({ status: 'expired', decidedAt: now, updatedAt: now })
    .where(and(matching(which), pending, lte(accessRequests.expiresAt, now)))
    .returning();
  const ids = expired.map(({ opportunityId }) => opportunityId);
  const titles = new Map(
    ids.length === 0 ? [] : (await listingsOf(tx, ids)).map(({ id, title }) => [id, title]),
  );
  for (const request of expired)
    await notify(tx, {
      userId: request.requesterId,
      type: 'access_expired',
      link: routes.deals('requester'),
      params: { project_title: titles.get(request.opportunityId) ?? '' },
      dedupeKey: `access_expired:${request.id}`,
    });
}

const listingsOf = (tx: Transaction, ids: number[]) =>
  tx
    .select({ id: opportunities.id, title: opportunities.publishedTitle })
    .from(opportunities)
    .where(inArray(opportunities.id, ids));

/**
 * Declines the pending requests of a removed listing and notifies their requesters; expired ones are notified as such.
 * The listing is locked.
 */
export async function declineRequests(
  tx: Transaction,
  listing: { id: number; title: string },
  declineReason?: string,
): Promise<void> {
  const now = new Date();
  const ofListing = { opportunityId: listing.id };
  await expireRequests(tx, now, ofListing);
  const declined = await tx
    .update(accessRequests)
    .set({ status: 'declined', declineReason, decidedAt: now, updatedAt: now })
    .where(and(matching(ofListing), pending))
    .returning();
  await notifyMany(
    tx,
    declined.map(({ requesterId }) => requesterId),
    { type: 'access_declined', link: routes.deals('requester'), params: { project_title: listing.title } },
  );
}
