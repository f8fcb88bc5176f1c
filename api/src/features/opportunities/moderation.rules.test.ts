import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removalOf, validatedAfterEdit } from './moderation.rules.ts';

test('an edit of public text sends it back to review, an edit of the price does not', () => {
  assert.equal(validatedAfterEdit(true, ['asking_price']), true);
  assert.equal(validatedAfterEdit(true, ['asking_price', 'activity']), null);
  assert.equal(validatedAfterEdit(true, ['sectors']), null);
  assert.equal(validatedAfterEdit(false, ['asking_price']), null);
  assert.equal(validatedAfterEdit(null, ['financial']), null);
});

test('deletion depends on its deals', () => {
  assert.equal(removalOf({ running: 0, ended: 0 }), 'remove');
  assert.equal(removalOf({ running: 0, ended: 2 }), 'unlist');
  assert.equal(removalOf({ running: 1, ended: 2 }), 'refuse');
});
