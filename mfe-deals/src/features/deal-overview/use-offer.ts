import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useAskingPriceText } from '../../hooks/use-asking-price-text.ts';
import { offeredVersions } from '../../rules/offered-versions.ts';

/** The price of the last letter, '' where there is none, and how it compares to the asking price. */
export function useOffer({ loi_documents, opportunity }: DealDetail) {
  const { money } = useFormat();
  const askingPriceText = useAskingPriceText(opportunity, 'short');
  const terms = offeredVersions(loi_documents).at(-1)?.version.terms;
  if (!terms || terms.price === null) return { offered: '', comparison: undefined };
  const { price: amount, currency } = terms;
  return { offered: money(amount, currency), comparison: askingPriceText({ amount, currency }) };
}
