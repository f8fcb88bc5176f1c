import type { Opportunity } from '@handover/shared/contract';
import { useFormat } from '@handover/shared/format';

/** The figures of the latest year as they are, each in short, for a viewer with access; '' where one is missing. */
export function useExactFigures({ exact, asking_price: price, preferred_currency }: Opportunity) {
  const { compactMoney, percent, multiple } = useFormat();
  if (!exact) return undefined;
  const { currency, revenue, ebitda } = exact;
  return {
    revenue: compactMoney(revenue, currency),
    ebitda: compactMoney(ebitda, currency),
    margin: ebitda === null || revenue <= 0 ? '' : percent(ebitda / revenue),
    // A multiple needs price and EBITDA in the same currency.
    multiple: preferred_currency === currency ? multiple(price, ebitda) : '',
  };
}
