import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageOf } from './language.ts';

for (const [header, expected] of [
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['en;q=0.5, fr;q=0.9', 'fr'],
  ['de, it;q=0.9', 'en'],
  ['de, fr;q=0.1', 'fr'],
  ['fr;q=0, de', 'en'],
  ['*;q=x,,;;', 'en'],
] as const) {
  test(`Accept-Language ${header ?? 'absent'}: ${expected}`, () =>
    assert.equal(languageOf(header), expected));
}
