import type { DealDetail } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';
import { useAskingPriceText } from '../../hooks/use-asking-price-text.ts';
import { offeredVersions } from '../../rules/offered-versions.ts';

/** The final price of a completed deal, else that of the last letter, '' where there is none, and how it compares to the asking price. */
export function useOffer({ status, completion, loi_documents, opportunity }: DealDetail) {
  const { money } = useFormat();
  const askingPriceText = useAskingPriceText(opportunity, 'short');
  const { final_price: final, currency: paidIn } = completion ?? { final_price: null, currency: null };
  const isFinal = status === 'completed' && final !== null && paidIn !== null;
  const terms = isFinal
    ? { price: final, currency: paidIn }
    : offeredVersions(loi_documents).at(-1)?.version.terms;
  if (!terms || terms.price === null) return { isFinal, offered: '', comparison: undefined };
  const { price: amount, currency } = terms;
  return { isFinal, offered: money(amount, currency), comparison: askingPriceText({ amount, currency }) };
}
