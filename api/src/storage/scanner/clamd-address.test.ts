import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../../config.ts';
import { clamdAddress } from './clamd-address.ts';

for (const [text, address] of [
  ['127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['clamav.internal:3310', { host: 'clamav.internal', port: 3310 }],
  ['[fd00::12]:3310', { host: 'fd00::12', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['clamav', null],
  ['clamav:99999', null],
  ['/run/clamav/clamd.ctl', null],
  ['unix:clamd.ctl', null],
  ['fd00::12:3310', null],
] as const)
  test(`${text} is ${address ? 'an address' : 'refused'}`, () => {
    assert.deepEqual(clamdAddress(text), address);
  });

test('without a scanner there is none; a wrong address ends the start with one line', () => {
  assert.equal(readConfig({ CLAMAV: '' }).clamd, null);
  assert.throws(() => readConfig({ CLAMAV: 'clamav' }), /^Error: Setting CLAMAV is not valid: [^\n]+$/);
});
