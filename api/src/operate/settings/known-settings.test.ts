import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { settingNames } from '../../environment.ts';
import { knownSettings, shown, unknownNames } from './known-settings.ts';

const names = knownSettings().map(({ name }) => name);

test('every setting of the api is known, with what it does', () => {
  assert.deepEqual(
    settingNames.filter((name) => !names.includes(name)),
    [],
  );
  for (const { name, does } of knownSettings()) assert.ok(does.length > 10, name);
});

for (const [name, meant] of [
  ['DATBASE_URL', 'DATABASE_URL'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['SMPT_URL', 'SMTP_URL'],
  ['S3_SECRET', 'S3_SECRET_KEY'],
  ['PATH', undefined],
  ['LANGUAGE', undefined],
  ['DATABASE_URL', undefined],
] as const)
  test(`${name} is ${meant ? `taken for ${meant}` : 'left alone'}`, () => {
    const found = unknownNames({ [name]: 'x' }, names);
    assert.deepEqual(found, meant ? [{ name, meant }] : []);
  });

test('secrets are not shown', () => {
  assert.equal(shown('S3_SECRET_KEY', 'abc'), '(set)');
  assert.equal(shown('DATABASE_URL', 'postgres://a:b@host/x'), 'postgres://a:…@host/x');
  assert.equal(shown('OTEL_EXPORTER_OTLP_HEADERS', 'authorization=abc'), '(set)');
  assert.equal(shown('PORT', '3000'), '3000');
});

test('the command lists them, and tells of a misspelt one', () => {
  const script = fileURLToPath(new URL('./settings.ts', import.meta.url));
  const env = { SMPT_URL: 'x', DATABASE_URL: 'postgres://a:hidden@host/x' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'url'], { env, encoding: 'utf8' });
  assert.match(stdout, /DATABASE_URL {2}= postgres:\/\/a:…@host\/x\n {4}\S/);
  assert.doesNotMatch(stdout, /hidden/);
  assert.deepEqual([status, stderr.trim()], [1, 'SMPT_URL is no setting: is SMTP_URL meant?']);
});
