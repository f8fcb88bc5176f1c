import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readConfig, settingNames } from './config.ts';
import { trustedProxies } from './http/trusted-proxy.ts';

test('the README documents every setting, and no other', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const table = /## Settings\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? '';
  const names = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  assert.deepEqual(names.sort(), [...settingNames].sort());
});

test('an invalid setting is reported in one line', () => {
  assert.throws(() => readConfig({ API_PORT: 'many' }), /^Error: Setting API_PORT is not valid: [^\n]+$/);
  assert.throws(() => readConfig({ S3_BUCKET: 'files' }), /S3_BUCKET needs S3_ACCESS_KEY/);
});

for (const [list, address, trusted] of [
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['loopback, 10.1.0.0/16', '10.1.200.3', true],
  ['loopback, 10.1.0.0/16', '10.2.0.1', false],
  ['uniquelocal', 'fd00::7', true],
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['', '127.0.0.1', false],
  ['loopback', undefined, false],
] as const)
  test(`TRUST_PROXY "${list}": ${address} is ${trusted ? 'trusted' : 'not'}`, () => {
    assert.equal(trustedProxies(list)(address), trusted);
  });

test('an invalid proxy list is reported', () => {
  for (const list of ['everyone', '10.0.0.0/33', '1.2.3', 'true'])
    assert.throws(() => trustedProxies(list), /TRUST_PROXY/);
});
