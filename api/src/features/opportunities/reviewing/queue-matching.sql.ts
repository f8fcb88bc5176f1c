import type { Transaction } from '../../../../db/connect.ts';
import { listingsToMatch, savedSearches } from '../../../../db/schema/index.ts';

/**
 * Notes that a listing was published, for the job that compares it with the saved searches. A mandate is a search of
 * its owner by itself.
 */
export async function queueMatching(
  tx: Transaction,
  { id, ownerId, type }: { id: number; ownerId: number; type: 'sell' | 'buy' },
): Promise<void> {
  await tx.insert(listingsToMatch).values({ opportunityId: id }).onConflictDoNothing();
  if (type === 'buy')
    await tx
      .insert(savedSearches)
      .values({ userId: ownerId, type: 'sell', mandateId: id, alert: 'at_once' })
      .onConflictDoNothing();
}
