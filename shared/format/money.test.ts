import { formatBand, formatCompactMoney, formatMoney, formatMultiple } from './money.ts';

test.each([
  [1234.5, 2, 'en', '$1,234.50'],
  [1234, 2, 'en', '$1,234'],
  ['4800000.00', 1, 'en', '€4,800,000'],
  [-250000, 3, 'en', '-£250,000'],
  [12, 4, 'en', '₣12'],
  [12, 99, 'en', '$12'],
  ['1234.50', 1, 'fr', '1\u202f234,50\u00a0€'],
  [4800000, 1, 'fr', '4\u202f800\u202f000\u00a0€'],
  [null, 1, 'en', ''],
  ['', 1, 'en', ''],
] as const)('%s of currency %s in %s is %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text);
});

test('cents are kept where they are asked for', () => {
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
