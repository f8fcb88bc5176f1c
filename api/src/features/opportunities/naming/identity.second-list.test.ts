import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everydayWords } from '../identity/everyday-words.ts';
import { SECOND_BUSINESSES } from '../identity/testing/second-businesses.ts';
import type { SecondEntry } from '../identity/testing/second-entries.ts';
import { SECOND_HARMLESS } from '../identity/testing/second-harmless.data.ts';
import { SECOND_LEAKING } from '../identity/testing/second-leaking.data.ts';
import { findIdentityHits } from './identity.rules.ts';

const words = await everydayWords();
const hits = ([business, field, text]: SecondEntry) =>
  findIdentityHits({ [field]: text }, SECOND_BUSINESSES[business], words).map((hit) => [
    hit.text,
    hit.reason,
  ]);

test('of 40 leaking texts by another author, 38 at least are found', () => {
  assert.equal(SECOND_LEAKING.length, 40);
  const missed = SECOND_LEAKING.filter((entry) => hits(entry).length === 0);
  assert.ok(missed.length <= 2, `missed: ${JSON.stringify(missed, null, 1)}`);
});

test('of 40 harmless texts by another author, 38 at least are passed', () => {
  assert.equal(SECOND_HARMLESS.length, 40);
  const flagged = SECOND_HARMLESS.filter((entry) => hits(entry).length > 0);
  const told = flagged.map((entry) => [...entry, hits(entry)]);
  assert.ok(flagged.length <= 2, `flagged: ${JSON.stringify(told, null, 1)}`);
});
