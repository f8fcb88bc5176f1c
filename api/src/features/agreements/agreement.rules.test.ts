import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkVersion, signatureOf } from './agreement.rules.ts';

const ACCOUNT = 'Hélène O’Neil-Roux';

for (const [typed, expected] of [
  [undefined, ACCOUNT],
  [ACCOUNT, ACCOUNT],
  ["helene o'neil roux", "helene o'neil roux"],
  ['HÉLÈNE O’NEIL-ROUX', 'HÉLÈNE O’NEIL-ROUX'],
  ['He\u0301le\u0300ne O’Neil-Roux', 'He\u0301le\u0300ne O’Neil-Roux'],
  ['Hélène Roux', null],
  ['H. O’Neil-Roux', null],
  ['x', null],
] as const)
  test(`${ACCOUNT} signs with ${typed ?? 'no name'}: ${expected ?? 'refused'}`, () => {
    const sign = () => signatureOf({ signature: typed }, ACCOUNT);
    if (expected === null) assert.throws(sign, { field: 'signature' });
    else assert.equal(sign(), expected);
  });

for (const [version, isSigned] of [
  [undefined, true],
  ['own.2', true],
  ['own.1', false],
  ['2026-11', false],
] as const)
  test(`a request that was shown the text of version ${version ?? 'untold'} is ${isSigned ? 'taken' : 'refused'}`, () => {
    const sign = () => checkVersion({ nda_version: version }, 'own.2');
    if (isSigned) sign();
    else assert.throws(sign, { code: 'access_request.agreement_changed' });
  });
