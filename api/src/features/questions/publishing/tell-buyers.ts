import type { Transaction } from '../../../../db/connect.ts';
import { touchDeal, touchSide } from '../../../events/touch-deal.sql.ts';
import { notifyParties } from '../../deals/index.ts';
import { type PublishedRow, readingDeals } from './published.sql.ts';

interface Told {
  published: PublishedRow;
  ownerId: number;
  /** The deal in which it was asked, which is told nothing. */
  dealId: number | null;
}

/** Tells each buyer who reads it, once and by their own deal, so that it leads nowhere else. */
export async function tellBuyers(
  tx: Transaction,
  type: 'answer_published' | 'published_corrected' | 'published_withdrawn',
  { published, ownerId, dealId }: Told,
): Promise<void> {
  const place = { tab: 'questions' };
  for (const deal of await readingDeals(tx, published.opportunityId, dealId)) {
    await notifyParties(tx, deal.id, [deal.requesterId], type, {
      actorId: ownerId,
      place,
      gatherPlace: place,
    });
    await touchDeal(tx, deal.id);
  }
  if (dealId !== null) await touchSide(tx, dealId, ownerId);
}
