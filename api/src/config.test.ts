import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { settingNames } from './environment.ts';

test('the page of settings documents every one, and no other', () => {
  const page = readFileSync(new URL('../../docs/api/settings.md', import.meta.url), 'utf8');
  const names = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  assert.deepEqual(names.sort(), [...settingNames].sort());
});

test('an invalid setting is reported in one line', () => {
  assert.throws(() => readConfig({ API_PORT: 'many' }), /^Error: Setting API_PORT is not valid: [^\n]+$/);
  const words = /^Error: Setting MARKETPLACE_TIME_ZONE is not valid: Europe\/Pari is no time zone; [^\n]+$/;
  assert.throws(() => readConfig({ MARKETPLACE_TIME_ZONE: 'Europe/Pari' }), words);
  assert.throws(() => readConfig({ S3_BUCKET: 'files' }), /S3_BUCKET needs S3_ACCESS_KEY/);
});

test('the demo is shown to other machines only on request', () => {
  assert.throws(() => readConfig({ HOST: '0.0.0.0' }), /^Error: HOST=0\.0\.0\.0 would show the demo [^\n]+$/);
  assert.equal(readConfig({ HOST: '0.0.0.0', SEED: 'none' }).host, '0.0.0.0');
  assert.equal(readConfig({ HOST: '0.0.0.0', DEMO_IN_PUBLIC: 'yes' }).host, '0.0.0.0');
});

for (const [settings, open] of [
  [{}, true],
  [{ SEED: 'none' }, false],
  [{ SEED: 'none', API_DOCS: 'on' }, true],
  [{ SEED: 'demo', API_DOCS: 'off' }, false],
] as const)
  test(`${JSON.stringify(settings)}: the pages of the documentation are ${open ? 'open' : 'closed'}`, () => {
    assert.equal(readConfig(settings).apiDocs, open);
  });

for (const [url, isTaken] of [
  ['redis://127.0.0.1:6379', true],
  ['rediss://market:50%25@redis.example:6380/2', true],
  ['redis://:50%@127.0.0.1', false],
  ['redis://127.0.0.1/events', false],
  ['http://127.0.0.1:6379', false],
  ['127.0.0.1:6379', false],
] as const)
  test(`REDIS_URL=${url} is ${isTaken ? 'taken' : 'refused, without its password in the line'}`, () => {
    const read = () => readConfig({ REDIS_URL: url }).redisUrl;
    if (isTaken) assert.equal(read(), url);
    else assert.throws(read, /^Error: Setting REDIS_URL is not valid: (?!.*50%)[^\n]+$/);
  });
