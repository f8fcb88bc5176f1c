import { parseAmount } from './parse-amount.ts';

test.each([
  ['800k', 800_000],
  ['800 K€', 800_000],
  ['1.5M', 1_500_000],
  ['1,5 M€', 1_500_000],
  ['€2m', 2_000_000],
  ['1 200 000', 1_200_000],
  ['1\u202f200\u202f000 €', 1_200_000],
  ['1,200,000', 1_200_000],
  ['1.200.000', 1_200_000],
  ['1200000', 1_200_000],
  ['1.200', 1200],
  ['1,200 €', 1200],
  ['1,250 M', 1_250_000],
  ['2 Md€', 2_000_000_000],
  ['0', 0],
  ['(5)', undefined],
  ['', undefined],
  ['-5', undefined],
  ['a lot', undefined],
  ['5 apples', undefined],
  ['99999999 Md', undefined],
])('%p is %p', (text, amount) => {
  expect(parseAmount(text, 'en')).toBe(amount);
  expect(parseAmount(text, 'fr')).toBe(amount);
});
