import { formatPercent } from './percent.ts';

test.each([
  [0.15, 'en', false, '15.0%'],
  [0.15, 'fr', false, '15,0\u202f%'],
  [0.2, 'en', true, '+20.0%'],
  [-0.024, 'en', true, '-2.4%'],
  [-0.0001, 'en', false, '0.0%'],
  [12.5, 'en', true, '+1,250%'],
  [undefined, 'en', false, ''],
] as const)('%s in %s, signed %s', (ratio, language, signed, text) => {
  expect(formatPercent(ratio, language, { signed })).toBe(text);
});
