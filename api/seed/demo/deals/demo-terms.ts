import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/connect.ts';
import { type loiDocuments, opportunities } from '../../../db/schema/index.ts';

type Terms = Pick<
  typeof loiDocuments.$inferInsert,
  'price' | 'currencyId' | 'structure' | 'financing' | 'conditions' | 'exclusivityDays'
>;

const shareOf = (amount: number, share: number) => Math.round((amount * share) / 5000) * 5000;

/** The terms of a demo letter: a share of the asking price, of which a part is paid later. */
export async function demoTerms(tx: Transaction, opportunityId: number, share: number): Promise<Terms> {
  const { askingPrice, preferredCurrencyId } = opportunities;
  const [listing] = await tx
    .select({ asking: askingPrice, currencyId: preferredCurrencyId })
    .from(opportunities)
    .where(eq(opportunities.id, opportunityId));
  if (!listing?.asking) return {};
  const price = shareOf(listing.asking, share);
  return {
    price,
    currencyId: listing.currencyId,
    structure: {
      type: 'shares',
      earn_out: { amount: shareOf(price, 0.08), text: 'On the EBITDA of the two years after closing' },
      vendor_loan: { amount: shareOf(price, 0.1), text: 'Over three years, at 4%' },
    },
    financing:
      'A third equity of our holding, the rest a seven-year loan for which our bank has given its consent.',
    conditions: 'Due diligence without surprises; the two workshop managers stay; the lease is transferred.',
    exclusivityDays: 75,
  };
}
