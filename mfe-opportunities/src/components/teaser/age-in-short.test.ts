import { ageInShort } from './age-in-short.ts';

const now = Date.parse('2026-09-09T12:00:00Z');
test.each([
  ['2026-09-09T11:00:00Z', 'en', ''],
  ['2026-09-06T11:00:00Z', 'en', '3d'],
  ['2026-09-06T11:00:00Z', 'fr', '3\u202fj'],
  ['2026-08-20T11:00:00Z', 'en', '2w'],
  ['2026-05-20T11:00:00Z', 'en', '3m'],
  ['2024-05-20T11:00:00Z', 'fr', '2\u00a0ans'],
  ['2026-09-10T11:00:00Z', 'en', ''],
] as const)('%s in %s is %s', (iso, language, text) => {
  expect(ageInShort(iso, language, now)).toBe(text);
});
