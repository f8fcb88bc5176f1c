import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Transaction } from '../../../../db/connect.ts';
import { accessRequests, opportunities } from '../../../../db/schema/index.ts';

const pending = eq(accessRequests.status, 'pending');

/** Selects requests by all keys that are given. */
export interface RequestKeys {
  id?: number;
  opportunityId?: number;
  requesterId?: number;
}

const matching = (which: RequestKeys) =>
  and(
    ...(['id', 'opportunityId', 'requesterId'] as const).map((key) => {
      const value = which[key];
      return value === undefined ? undefined : eq(accessRequests[key], value);
    }),
  );

/** Expires the requests whose time is over. */
export const expireAll = (tx: Transaction, now: Date, which: RequestKeys) =>
  tx
    .update(accessRequests)
    .set({ status: 'expired', decidedAt: now, updatedAt: now })
    .where(and(matching(which), pending, lte(accessRequests.expiresAt, now)))
    .returning();

/** Why the server declines: the business is sold, or its owner took it off the market. */
export type DeclineCause = 'sold' | 'unlisted';

export const declineAll = (tx: Transaction, now: Date, which: RequestKeys, cause: DeclineCause) =>
  tx
    .update(accessRequests)
    .set({ status: 'declined', declineReason: cause, decidedAt: now, updatedAt: now })
    .where(and(matching(which), pending))
    .returning();

export const listingsOf = (tx: Transaction, ids: number[]) =>
  tx
    .select({
      id: opportunities.id,
      ownerId: opportunities.ownerId,
      title: opportunities.publishedTitle,
    })
    .from(opportunities)
    .where(inArray(opportunities.id, ids));
