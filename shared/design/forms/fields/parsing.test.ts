import { parseDay } from '../dates/parse-day.ts';
import { parseNumber } from './parse-number.ts';

test.each([
  ['1234.5', 'en', 1234.5],
  ['1,234.50', 'en', 1234.5],
  ['1,234', 'en', 1234],
  ['1,5', 'en', 1.5],
  ['1,234,567', 'en', 1234567],
  ['1 234,50', 'fr', 1234.5],
  ['1\u202f234\u202f567', 'fr', 1234567],
  ['1,234', 'fr', 1.234],
  ['1.234.567,8', 'fr', 1234567.8],
  ["1'250", 'en', 1250],
  ['-250 000', 'fr', -250000],
  ['1 250 000,50', 'fr', 1_250_000.5],
  ['1,250,000.50', 'en', 1_250_000.5],
  ['1 250 000,50 €', 'fr', 1_250_000.5],
  ['€1,250,000.50', 'en', 1_250_000.5],
  ['CHF 1’250’000.50', 'en', 1_250_000.5],
  ['1,250,000.50 USD', 'fr', 1_250_000.5],
  ['-£12', 'en', -12],
  ['€', 'en', undefined],
  ['12 XYZ', 'en', undefined],
  ['ten', 'en', undefined],
  ['1-2', 'en', undefined],
])('%s in %s is %s', (text, language, value) => {
  expect(parseNumber(text, language)).toBe(value);
});

test.each([
  ['31.12.2026', '2026-12-31'],
  ['1/2/2026', '2026-02-01'],
  ['2026-12-31', '2026-12-31'],
  ['31.02.2026', null],
  ['soon', null],
])('%s is the day %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
