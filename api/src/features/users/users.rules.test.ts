import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonPasswords } from './common-passwords.ts';
import { checkCommonPassword, checkPersonalPassword } from './users.rules.ts';

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
  ['Xk7#Xk7#', false],
] as const) {
  test(`${password} is ${refused ? 'too common' : 'taken'}`, () => {
    const check = () => checkCommonPassword(password, common);
    if (refused) assert.throws(check, { status: 400 });
    else check();
  });
}

const zoe = { email: 'z.valmont@example.test', firstName: 'Zoé-Anne', lastName: 'd’Estrée' };
for (const [password, refused] of [
  ['Estree-1789', true],
  ['xESTRÉE12', true],
  ['Anne4ever9', true],
  ['Z.Valmont77', true],
  ['Handover1', true],
  ['xxHANDOVER2026', true],
  ['H4nd0v3r!', true],
  ['Hand-over-19', true],
  ['Hand1Overt9', true],
  ['Handlanger9', false],
  ['Quittenbaum9', false],
  // Three letters are in too many words.
  ['Zoe-und-Tulpe-5', false],
] as const) {
  test(`${password} is ${refused ? 'refused to' : 'taken from'} Zoé-Anne d’Estrée`, () => {
    const check = () => checkPersonalPassword(password, zoe);
    if (refused) assert.throws(check, { status: 400 });
    else check();
  });
}
