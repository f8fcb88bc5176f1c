import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toEmail } from '@handover/shared/contract/schemas';
import { readableEmail } from './readable-email.ts';

test('an address is shown as its owner writes it', () => {
  for (const email of [
    'anne@société.fr',
    'anne@handover.test',
    'anna@пример.рф',
    '李@例子.com',
    'a@straße.de',
  ])
    assert.equal(readableEmail(toEmail(email)), email);
});

test('what is copied with an address is no part of it', () => {
  for (const copied of ['mailto:anne@a.example', '<Anne@a.example>,', 'anne@a.example.', 'anne@a.example;'])
    assert.equal(toEmail(copied), 'anne@a.example');
});

test('a domain that could be taken for another one is shown as it is stored', () => {
  // Cyrillic letters that look like Latin ones, alone and between Latin ones.
  for (const email of ['a@аррӏе.com', 'a@pаypal.com', 'a@société.рф'])
    assert.match(readableEmail(toEmail(email)), /@xn--/);
});
