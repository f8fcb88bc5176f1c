import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashPassword, passwordMatches } from './passwords.ts';

test('a password is stored as an Argon2id hash of the recommended cost, and matches it', async () => {
  const stored = await hashPassword('Bakery-Voiron-38');
  assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.equal(await passwordMatches(stored, 'Bakery-Voiron-38'), true);
  assert.equal(await passwordMatches(stored, 'Bakery-Voiron-39'), false);
});

test('no password matches an account without one, or an unknown account', async () => {
  for (const nothing of [null, undefined])
    assert.equal(await passwordMatches(nothing, 'no password at all'), false);
});
