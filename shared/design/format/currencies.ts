const CURRENCIES: Record<number, { code: string; symbol: string }> = {
  1: { code: 'EUR', symbol: '€' },
  2: { code: 'USD', symbol: '$' },
  3: { code: 'GBP', symbol: '£' },
  4: { code: 'CHF', symbol: '₣' },
};
const UNKNOWN = { code: 'USD', symbol: '$' };

/**
 * The currency with an id, as on the wire, or a code. An unknown currency is shown as dollars (specification, section
 * 3).
 */
export const currencyOf = (currency: number | string | null | undefined) => {
  const byCode = Object.values(CURRENCIES).find(({ code }) => code === currency);
  return byCode ?? CURRENCIES[Number(currency)] ?? UNKNOWN;
};
