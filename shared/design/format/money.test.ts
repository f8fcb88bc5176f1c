import { currencyOf } from './currencies.ts';
import {
  formatBand,
  formatCompactMoney,
  formatCompactNumber,
  formatMoney,
  formatMultiple,
  formatNumber,
} from './money.ts';

test.each([
  [1234.5, 2, 'en', '$1,234.50'],
  [1234, 2, 'en', '$1,234'],
  ['4800000.00', 1, 'en', '€4,800,000'],
  [-250000, 3, 'en', '-£250,000'],
  [12, 4, 'en', '₣12'],
  [12, 99, 'en', '$12'],
  ['1234.50', 1, 'fr', '1\u202f234,50\u00a0€'],
  [4800000, 1, 'fr', '4\u202f800\u202f000\u00a0€'],
  [999.999, 2, 'en', '$1,000'],
  [-0.001, 2, 'en', '$0'],
  [1e12, 4, 'fr', '1\u202f000\u202f000\u202f000\u202f000\u00a0₣'],
  ['a lot', 1, 'en', ''],
  [undefined, 1, 'en', ''],
  [null, 1, 'en', ''],
  ['', 1, 'en', ''],
] as const)('%s of currency %s in %s is %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text);
});

test('cents are shown if requested', () => {
  expect(formatMoney(5, 2, 'en', true)).toBe('$5.00');
});

test.each([
  [4_800_000, 'en', '€4.8M'],
  [4_800_000, 'fr', '4,8\u202fM€'],
  [12_340_000, 'en', '€12.3M'],
  [850_000, 'en', '€850k'],
  [999_960, 'en', '€1M'],
  [1_200_000_000, 'fr', '1,2\u202fMd€'],
  [-320_000, 'fr', '-320\u202fk€'],
  [640, 'en', '€640'],
  [0, 'en', '€0'],
] as const)('%s in short in %s is %s', (amount, language, text) => {
  expect(formatCompactMoney(amount, 1, language)).toBe(text);
});

test.each([
  [500_000, 'en', '500k'],
  [1_250_000, 'fr', '1,25\u202fM'],
  [-2_000_000, 'en', '-2M'],
  [800, 'fr', '800'],
  [null, 'en', ''],
] as const)('%s of any currency in %s is %s', (amount, language, text) => {
  expect(formatCompactNumber(amount, language)).toBe(text);
});

test.each([
  [2_000_000, 5_000_000, 'en', '€2M – €5M'],
  [5_000_000, null, 'en', 'over €5M'],
  [null, 2_000_000, 'fr', 'moins de 2\u202fM€'],
  [null, null, 'en', ''],
] as const)('a band from %s to %s in %s is %s', (min, max, language, text) => {
  expect(formatBand(min, max, 1, language)).toBe(text);
});

test.each([
  [5_200_000, 1_000_000, 'en', '5.2×'],
  [5_200_000, 1_000_000, 'fr', '5,2\u202f×'],
  [5_200_000, -10, 'en', ''],
  [null, 10, 'en', ''],
] as const)('%s over %s in %s is %s', (price, ebitda, language, text) => {
  expect(formatMultiple(price, ebitda, language)).toBe(text);
});

test.each([
  [1, 'EUR', '€'],
  [2, 'USD', '$'],
  [3, 'GBP', '£'],
  [4, 'CHF', '₣'],
  ['4', 'CHF', '₣'],
  ['GBP', 'GBP', '£'],
  [0, 'USD', '$'],
  [5, 'USD', '$'],
  ['yen', 'USD', '$'],
  [null, 'USD', '$'],
  [undefined, 'USD', '$'],
])('currency %s is %s, shown as %s', (currency, code, symbol) => {
  expect(currencyOf(currency)).toEqual({ code, symbol });
});

test.each([
  [1234.567, 'en', 2, '1,234.57'],
  [1234.567, 'fr', 1, '1\u202f234,6'],
  ['12.00', 'en', 2, '12'],
  [null, 'en', 2, ''],
] as const)('%s as a number in %s with %i digits is %s', (amount, language, digits, text) => {
  expect(formatNumber(amount, language, digits)).toBe(text);
});
