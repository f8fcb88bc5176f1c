/** An amount in a currency, by the id of the currency. */
export interface Price {
  amount: number | null;
  currency: number | null;
}

/**
 * The difference of a price to the asking price, as a share of the asking price: 0.05 above it, -0.05 below.
 * Undefined if it can't be compared: no price, no asking price, or another currency.
 */
export function priceDifference(price: Price, asking: Price): number | undefined {
  if (price.amount === null || !asking.amount || price.currency !== asking.currency) return undefined;
  return (price.amount - asking.amount) / asking.amount;
}

/** The kind of the difference, rounded to a tenth of a percent as it is shown. */
export const differenceKind = (share: number): 'below' | 'equal' | 'above' => {
  if (Math.abs(share) < 0.0005) return 'equal';
  return share < 0 ? 'below' : 'above';
};
