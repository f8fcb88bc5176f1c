import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonPasswords } from './common-passwords.ts';
import { checkCommonPassword } from './users.rules.ts';

const common = await commonPasswords();

for (const [password, refused] of [
  ['Password1', true],
  ['PASSWORD1234', true],
  ['P@ssw0rd1', true],
  ['Azerty2026!', true],
  ['Bienvenue1', true],
  ['Motdepasse12', true],
  ['Iloveyou1!', true],
  // Long enough that the characters after the word count.
  ['Password-19-otters', false],
  ['Handover1', false],
  ['Xk7#Xk7#', false],
] as const) {
  test(`${password} is ${refused ? 'too common' : 'taken'}`, () => {
    const check = () => checkCommonPassword(password, common);
    if (refused) assert.throws(check, { status: 400 });
    else check();
  });
}
