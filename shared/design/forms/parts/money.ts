/** Amounts and ranges. */
export { CurrencyLine } from '../fields/currency-line.tsx';
export { MoneyField } from '../fields/money-field.tsx';
export { PreferredRangesField } from '../groups/preferred-ranges-field.tsx';
