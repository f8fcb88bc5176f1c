import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removalOf, validatedAfterEdit } from './moderation.rules.ts';

test('an edit of public text sends it back to review, an edit of the price does not', () => {
  assert.equal(validatedAfterEdit(true, ['asking_price']), true);
  assert.equal(validatedAfterEdit(true, ['asking_price', 'activity']), null);
  for (const field of ['sectors', 'preferred_sectors', 'sub_sectors', 'tags', 'country', 'region'])
    assert.equal(validatedAfterEdit(true, [field]), null, field);
  assert.equal(validatedAfterEdit(false, ['asking_price']), null);
  assert.equal(validatedAfterEdit(null, ['financial']), null);
});

test('deletion depends on its deals', () => {
  assert.equal(removalOf({ running: 0, ended: 0 }), 'remove');
  assert.equal(removalOf({ running: 0, ended: 2 }), 'unlist');
  assert.equal(removalOf({ running: 1, ended: 2 }), 'refuse');
});
