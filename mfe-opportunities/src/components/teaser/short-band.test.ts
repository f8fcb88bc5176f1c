import { shortBand } from './short-band.ts';

test.each([
  ['5M', '10M', 'en', '€5–10M'],
  ['500k', '1M', 'en', '€500k–1M'],
  ['0', '500k', 'en', '€0–500k'],
  ['5M', '', 'en', '> €5M'],
  ['', '0', 'en', '< €0'],
  ['', '', 'en', ''],
  ['1M', '1M', 'en', '€1M'],
  ['5\u202fM', '10\u202fM', 'fr', '5–10\u202fM€'],
  ['500\u202fk', '1\u202fM', 'fr', '500\u202fk–1\u202fM€'],
  ['5\u202fM', '', 'fr', '> 5\u202fM€'],
] as const)('%p to %p in %s is %p', (low, high, language, text) => {
  expect(shortBand({ low, high, language, currency: 1 })).toBe(text);
});
