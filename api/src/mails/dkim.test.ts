import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { inspect } from 'node:util';
import { newKey } from '../../testing/servers/dkim.ts';
import { readConfig } from '../config.ts';

const folder = mkdtempSync(join(tmpdir(), 'handover-dkim-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const files = {
  'rsa.pem': newKey('rsa'),
  'short.pem': newKey('rsa-short'),
  'ed25519.pem': newKey('ed25519'),
  'text.pem': 'secret words',
};
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);

const keyIn = (file: string, others: Record<string, string> = {}) => ({
  DKIM_DOMAIN: 'example.test',
  DKIM_SELECTOR: 'handover',
  DKIM_KEY_FILE: join(folder, file),
  ...others,
});

for (const [name, settings, problem] of [
  ['a domain alone', { DKIM_DOMAIN: 'example.test' }, /need each other/],
  ['no file', keyIn('rsa.pem', { DKIM_KEY_FILE: '' }), /need each other/],
  ['no selector', keyIn('rsa.pem', { DKIM_SELECTOR: '' }), /need each other/],
  ['a domain with a blank', keyIn('rsa.pem', { DKIM_DOMAIN: 'example.test; x' }), /DKIM_DOMAIN is not valid/],
  ['an address as domain', keyIn('rsa.pem', { DKIM_DOMAIN: 'a@example.test' }), /DKIM_DOMAIN is not valid/],
  ['a selector with a sign', keyIn('rsa.pem', { DKIM_SELECTOR: 'a=b' }), /DKIM_SELECTOR is not valid/],
  ['a file that is not there', keyIn('none.pem'), /DKIM_KEY_FILE is not valid: .+ cannot be read/],
  ['a file without a key', keyIn('text.pem'), /DKIM_KEY_FILE is not valid: .+ no private key/],
  ['a key of another kind', keyIn('ed25519.pem'), /DKIM_KEY_FILE is not valid: .+ no RSA key/],
  ['a short key', keyIn('short.pem'), /DKIM_KEY_FILE is not valid: .+ fewer than 1024 bits/],
  ['no address for answers', { MAIL_REPLY_TO: 'nobody' }, /MAIL_REPLY_TO is not valid/],
  ['a line in it', { MAIL_REPLY_TO: 'a@x.test\r\nBcc: b@x.test' }, /MAIL_REPLY_TO is not valid/],
] as const)
  test(`${name}: the start ends with one line, without the key`, () => {
    assert.throws(
      () => readConfig(settings),
      (error: Error) => {
        assert.match(error.message, problem);
        assert.doesNotMatch(inspect(error), /secret words|PRIVATE KEY|\n(?! +at )/);
        return true;
      },
    );
  });

for (const [name, settings, signs] of [
  ['nothing', {}, false],
  ['empty ones', { DKIM_DOMAIN: '', DKIM_SELECTOR: '', DKIM_KEY_FILE: '', MAIL_REPLY_TO: '' }, false],
  ['all three', keyIn('rsa.pem'), true],
] as const)
  test(`${name}: the settings are taken, and do not show the key`, () => {
    const config = readConfig(settings);
    assert.equal(config.dkim !== null, signs);
    const [, line = ''] = files['rsa.pem'].split('\n');
    for (const shown of [inspect(config, { depth: 9, showHidden: true }), JSON.stringify(config)])
      assert.ok(!shown.includes(line));
  });
