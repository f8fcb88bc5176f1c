/** An amount in a currency, by the id of the currency. */
export interface Price {
  amount: number | null;
  currency: number | null;
}

/**
 * What a price is above the asking price (0.05) or below it (-0.05), as a share of the asking price. Undefined where there is nothing
 * to compare: no price, no asking price, or another currency.
 */
export function priceDifference(price: Price, asking: Price): number | undefined {
  if (price.amount === null || !asking.amount || price.currency !== asking.currency) return undefined;
  return (price.amount - asking.amount) / asking.amount;
}

/** As it is said, to a tenth of a percent. */
export const differenceKind = (share: number): 'below' | 'equal' | 'above' => {
  if (Math.abs(share) < 0.0005) return 'equal';
  return share < 0 ? 'below' : 'above';
};
