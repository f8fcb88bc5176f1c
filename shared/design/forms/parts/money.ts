/** Amounts and ranges. */
export { MoneyField } from '../fields/money-field.tsx';
export { PreferredRangesField } from '../groups/preferred-ranges-field.tsx';
